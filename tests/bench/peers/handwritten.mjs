// The page as an endpoint of its own: the calls and the answer of the GraphQL operation, and nothing else.
import { readFileSync } from 'node:fs';
import express from 'express';
import { rest, tokenOf } from './rest.mjs';

const { enums } = JSON.parse(readFileSync(process.env.SCHEMA_FILE, 'utf8'));
const namesOf = (table) => new Map(Object.entries(table).map(([name, value]) => [value, name]));
const status = namesOf(enums.EmployeeStatus);
const type = namesOf(enums.EmployeeType);
const sex = namesOf(enums.Sex);
const education = namesOf(enums.Education);
const maritalStatus = namesOf(enums.MaritalStatus);
const idType = namesOf(enums.IdType);

const distinct = (ids) => [...new Set(ids)];
const by = (rows, key) => new Map(rows.map((row) => [row[key], row]));

const app = express();
app.post('/graphql', express.json(), async (request, response) => {
  const token = tokenOf(request);
  const { page } = request.body.variables;
  const { items, total } = await rest(token, 'empmanage/emplist', page);
  const [departments, positions, managers] = await Promise.all([
    rest(token, 'deptmanage/selectalldept', { deptIds: distinct(items.map((row) => row.deptId)) }),
    rest(token, 'positionmanage/listposition', { ids: distinct(items.map((row) => row.positionId)) }),
    rest(token, 'empmanage/getallempinfo', { empIds: distinct(items.map((row) => row.bossEmpId)) }),
  ]);
  const departmentById = by(departments, 'deptId');
  const positionById = by(positions, 'positionId');
  const managerById = by(managers, 'empId');
  const unknown = distinct(managers.map((row) => row.deptId)).filter((id) => !departmentById.has(id));
  const [heads, others] = await Promise.all([
    rest(token, 'empmanage/getallempinfo', { empIds: distinct(departments.map((row) => row.headEmpId)) }),
    rest(token, 'deptmanage/selectalldept', { deptIds: unknown }),
  ]);
  const headById = by(heads, 'empId');
  for (const row of others) departmentById.set(row.deptId, row);

  const person = (row) => row && { id: row.empId, name: row.empName };
  const department = (row) => row && { id: row.deptId, name: row.deptName };
  const employees = items.map((row) => {
    const own = departmentById.get(row.deptId);
    const manager = managerById.get(row.bossEmpId);
    const position = positionById.get(row.positionId);
    return {
      id: row.empId,
      number: row.empNumber,
      name: row.empName,
      nameEn: row.empNameEn,
      email: row.email,
      loginAccount: row.loginAccount,
      phone: row.phone,
      status: status.get(row.status) ?? null,
      type: type.get(row.employeeType) ?? null,
      entryDate: row.entryDate,
      regularDate: row.regularDate,
      lastDay: row.lastDay,
      city: row.cityName,
      sex: sex.get(row.sex) ?? null,
      birthDate: row.birthDate,
      nationality: row.nationality,
      education: education.get(row.education) ?? null,
      maritalStatus: maritalStatus.get(row.maritalStatus) ?? null,
      politicalStatus: row.politicalStatus,
      idType: idType.get(row.idType) ?? null,
      idNumber: row.idNumber,
      bankName: row.bankName,
      bankCard: row.bankCard,
      contractStart: row.contractStart,
      contractEnd: row.contractEnd,
      emergencyContact: row.emergencyContact,
      emergencyPhone: row.emergencyPhone,
      baseSalary: row.baseSalary,
      targetBonus: row.targetBonus,
      version: row.version,
      department: own ? { ...department(own), head: person(headById.get(own.headEmpId)) ?? null } : null,
      manager: manager
        ? { ...person(manager), department: department(departmentById.get(manager.deptId)) ?? null }
        : null,
      position: position ? { id: position.positionId, name: position.positionName } : null,
    };
  });
  response.json({ data: { employees: { total, items: employees } } });
});
app.get('/health', (_request, response) => response.end());
app.listen(Number(process.env.PORT), '127.0.0.1');
