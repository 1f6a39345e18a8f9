/** Pages of the settings. */
export const texts = {
  'page./setting/loginmanage': '登录管理',
  'page./setting/imagecontrol': '镜像管理',
};
