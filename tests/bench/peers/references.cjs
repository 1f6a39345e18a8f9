// References between the types of our OpenAPI document, batched as the documentation of both gateways shows it.
const { parse, print } = require('graphql');

// Rows out of an envelope are plain objects to the gateways: what the page renames is asked for by its own name as well,
// and the id that the next reference follows beside it.
const ownNames = (fields) => fields.replace(/\w+: (\w+)/g, '$& $1');

const rowsOf = (call, keys, fields) =>
  `{ ... on query_${call}_oneOf_0 { data { ${keys} ${ownNames(fields).slice(1)} } }`;

function reference(field, call, ids, key, next = '') {
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
        selectionSet: (fields) => parse(rowsOf(call, `${key} ${next}`, print(fields))).definitions[0].selectionSet,
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
    department: reference('deptId', 'deptmanage_selectalldept', 'deptIds', 'deptId', 'headEmpId'),
    position: reference('positionId', 'positionmanage_listposition', 'ids', 'positionId'),
    manager: reference('bossEmpId', 'empmanage_getallempinfo', 'empIds', 'empId', 'deptId'),
  },
  Department: { head: reference('headEmpId', 'empmanage_getallempinfo', 'empIds', 'empId') },
};
