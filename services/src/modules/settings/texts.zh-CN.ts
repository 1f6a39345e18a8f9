/** Pages of the settings. */
export const texts = {
  'page./setting/loginmanage': '登录管理',
  'page./setting/imagecontrol': '镜像管理',
  'audit.company.pagesGranted': '{release} 版带来 {count} 个新页面，已按默认权限授予各角色',
  'remind.type.newPages': '新页面',
  'remind.text.newPages': '{release} 版带来 {pages} 个新页面，已按默认权限授予各角色，请检查角色权限',
};
