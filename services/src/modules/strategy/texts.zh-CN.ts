/** Texts of the module strategy. */
export const texts = {
  'menu.140': '战略解码',
  'page./strategy-decoding/map': '战略地图',
  'audit.strategyMap.created': '新建战略地图「{name}」',
  'audit.strategyMap.changed': '修改战略地图「{name}」',
  'audit.strategyMap.removed': '删除战略地图「{name}」',
};
