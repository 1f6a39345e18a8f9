// Prints a small database of the release that stands here: one company with people, roles and an appraisal under way.
//   TEST_DATABASE_URL=postgres://… npx tsx services/src/testing/releases/dump.ts > services/src/testing/releases/<version or day>.sql
import { execFileSync } from 'node:child_process';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { openAppraisalOf, signedIn } from '../../modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY } from '../../modules/performance/plan/plan-testing.ts';
import { freshPostgres } from '../database.ts';
import { startServices } from '../kit.ts';

const { engine, url, drop } = await freshPostgres();
const services = await startServices({ engine, env: { DEMO_DATE: TEST_DAY } });
const company = await staffedCompany(services, 4, 'release');
const as = await signedIn(services, company);
const appraisal = await openAppraisalOf(services, company);
await appraisal.agree(as.person, as.boss);
await appraisal.goTo(AssessmentPlanStatus.SCORING);
await appraisal.score(as.person, ScorerRole.SELF, '90');
await services.stop();

const dumped = execFileSync('pg_dump', ['--inserts', url], { encoding: 'utf8', maxBuffer: 1e8 });
process.stdout.write(
  dumped
    .split('\n')
    // Commands of psql, which a database does not know, and names of the machine that dumped.
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--') && line !== '')
    .filter((line) => !line.startsWith('SET transaction_timeout'))
    .join('\n') + '\n',
);
await drop();
