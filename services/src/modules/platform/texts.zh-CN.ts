/** Pages of the platform. */
export const texts = {
  'page./graphiql': '数据接口浏览器',
  'error.SHARE_OVER': '该分享链接已失效或已被收回，请向分享人重新索取',
  'audit.share.created': '创建分享链接：{name}',
  'audit.share.revoked': '收回分享链接：{name}',
};
