// Apollo Server as its documentation sets it up, over our schema: defaults everywhere, resolvers for the page.
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import DataLoader from 'dataloader';
import express from 'express';
import { rest, tokenOf } from './rest.mjs';

const { typeDefs, enums } = JSON.parse(readFileSync(process.env.SCHEMA_FILE, 'utf8'));

const loader = (fetch, key) =>
  new DataLoader(async (ids) => {
    const rows = new Map((await fetch(ids)).map((row) => [row[key], row]));
    return ids.map((id) => rows.get(id) ?? null);
  });

const loadersFor = (token) => ({
  employees: loader((empIds) => rest(token, 'empmanage/getallempinfo', { empIds }), 'empId'),
  departments: loader((deptIds) => rest(token, 'deptmanage/selectalldept', { deptIds }), 'deptId'),
  positions: loader((ids) => rest(token, 'positionmanage/listposition', { ids }), 'positionId'),
});

const resolvers = {
  ...enums,
  Query: {
    employees: (_root, { page }, { token }) => rest(token, 'empmanage/emplist', page),
  },
  Employee: {
    id: (row) => row.empId,
    number: (row) => row.empNumber,
    name: (row) => row.empName,
    nameEn: (row) => row.empNameEn,
    type: (row) => row.employeeType,
    city: (row) => row.cityName,
    department: (row, _args, { loaders }) => loaders.departments.load(row.deptId),
    position: (row, _args, { loaders }) => loaders.positions.load(row.positionId),
    manager: (row, _args, { loaders }) => loaders.employees.load(row.bossEmpId),
  },
  Department: {
    id: (row) => row.deptId,
    name: (row) => row.deptName,
    head: (row, _args, { loaders }) => loaders.employees.load(row.headEmpId),
  },
  Position: {
    id: (row) => row.positionId,
    name: (row) => row.positionName,
  },
};

const server = new ApolloServer({ typeDefs, resolvers });
await server.start();
const app = express();
app.post(
  '/graphql',
  express.json(),
  expressMiddleware(server, {
    context: async ({ req }) => {
      const token = tokenOf(req);
      return { token, loaders: loadersFor(token) };
    },
  }),
);
app.get('/health', (_request, response) => response.end());
app.listen(Number(process.env.PORT), '127.0.0.1');
