// References between the types of our OpenAPI document, batched as the documentation of both gateways shows it.
const { parse, print } = require('graphql');

const rowsOf = (call, key, fields) => `{ ... on query_${call}_oneOf_0 { data { ${key} ${fields.slice(1)} } }`;

function reference(field, call, ids, key) {
  return {
    selectionSet: `{ ${field} }`,
    resolve(root, _args, context, info) {
      if (!root[field]) return null;
      return context.Hengcai.Query[call]({
        root,
        context,
        info,
        key: root[field],
        argsFromKeys: (keys) => ({ input: { [ids]: [...new Set(keys)] } }),
        selectionSet: (fields) => parse(rowsOf(call, key, print(fields))).definitions[0].selectionSet,
        valuesFromResults(answer, keys) {
          const rows = new Map(answer.data.map((row) => [row[key], row]));
          return keys.map((id) => rows.get(id) ?? null);
        },
      });
    },
  };
}

exports.resolvers = {
  Employee: {
    department: reference('deptId', 'deptmanage_selectalldept', 'deptIds', 'deptId'),
    position: reference('positionId', 'positionmanage_listposition', 'ids', 'positionId'),
    manager: reference('bossEmpId', 'empmanage_getallempinfo', 'empIds', 'empId'),
  },
  Department: { head: reference('headEmpId', 'empmanage_getallempinfo', 'empIds', 'empId') },
};
