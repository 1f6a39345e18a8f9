// The supergraph of Hive Gateway, composed of our OpenAPI document.
import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

const READS = [
  'empmanage_emplist',
  'empmanage_getallempinfo',
  'deptmanage_selectalldept',
  'positionmanage_listposition',
];

export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('Hengcai', {
        source: '../.cache/openapi.json',
        endpoint: process.env.REST_URL,
        ignoreErrorResponses: true,
        operationHeaders: { authorization: '{context.headers.authorization}' },
        selectQueryOrMutationField: READS.map((fieldName) => ({ fieldName, type: 'query' })),
      }),
    },
  ],
  additionalTypeDefs: `
    extend type Employee { department: Department manager: Employee position: Position }
    extend type Department { head: Employee }
  `,
});
