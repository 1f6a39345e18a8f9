/** Pages of the platform. */
export const texts = {
  'page./graphiql': '数据接口浏览器',
};
