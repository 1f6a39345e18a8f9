// Reliability P1: many people at work, four of five times reading. Every answer is looked at, not only its status.
import { randomOf, type Random } from '@hengcai/shared/random';
import type { Client, Data } from '../faults/support/client.ts';
import { figure, megabytes, percentile, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';
import { startProduct } from './support/product.ts';

const GOALS = { perSecond: 250, read: 1500, write: 2500 };
const WARM_UP_SECONDS = 10;

interface Work {
  name: string;
  writes: boolean;
  /** Of a hundred. */
  share: number;
  variables: (random: Random) => Data;
}
const dayFrom = (random: Random): string => {
  const of = (most: number) => String(random.between(1, most)).padStart(2, '0');
  return `2027-${of(12)}-${of(28)}`;
};
/** What everybody in a company does; what only HR may is rarer than to count here. */
const WORK: readonly Work[] = [
  { name: 'Shell', writes: false, share: 15, variables: () => ({ path: '/index' }) },
  { name: 'Attention', writes: false, share: 20, variables: () => ({}) },
  { name: 'MyAppraisals', writes: false, share: 20, variables: () => ({ page: { pageNo: 1, pageSize: 10 } }) },
  { name: 'ScheduleDay', writes: false, share: 15, variables: (random) => ({ date: dayFrom(random) }) },
  { name: 'Notices', writes: false, share: 10, variables: () => ({ minStatus: 'NORMAL' }) },
  {
    name: 'AddScheduleItem',
    writes: true,
    share: 15,
    variables: (random) => ({
      input: {
        date: dayFrom(random),
        time: '09:30',
        content: 'A meeting',
      },
    }),
  },
  { name: 'SaveLanguage', writes: true, share: 5, variables: () => ({ input: { language: 'ZH_CN' } }) },
];

function chooseFrom(random: Random): Work {
  let left = random.next() * 100;
  const found = WORK.find(({ share }) => (left -= share) < 0);
  if (!found) throw new Error('the shares do not make a hundred');
  return found;
}

interface Sample {
  work: Work;
  milliseconds: number;
  failed: string | null;
}

/** One connection: works without a break until `until`. */
async function workUntil(client: Client, random: Random, until: number, samples: Sample[]): Promise<void> {
  while (performance.now() < until) {
    const work = chooseFrom(random);
    const begin = performance.now();
    const outcome = await client.run(work.name, work.variables(random));
    const failed = outcome.kind === 'lost' ? outcome.reason : ([...outcome.codes, ...outcome.userErrors][0] ?? null);
    samples.push({ work, milliseconds: performance.now() - begin, failed });
  }
}

/** `--connections` (200) of `--sessions` (100) work for `--seconds` (60) after a warm-up. */
export async function run(): Promise<void> {
  const [connections, count, seconds] = [
    numberOption('connections', 200),
    numberOption('sessions', 100),
    numberOption('seconds', 60),
  ];
  const seed = numberOption('seed', 1);
  const product = await startProduct();
  try {
    const people = await product.people(count);
    const sessions: Client[] = [];
    for (const one of people) sessions.push(await product.signIn(one));
    const workFor = async (duration: number): Promise<Sample[]> => {
      const samples: Sample[] = [];
      const until = performance.now() + duration * 1000;
      await Promise.all(
        Array.from({ length: connections }, (_, n) => {
          const client = sessions[n % sessions.length];
          if (!client) throw new Error('nobody is signed in');
          return workUntil(client, randomOf(seed * 1000 + n), until, samples);
        }),
      );
      return samples;
    };
    await workFor(WARM_UP_SECONDS);
    const before = { bff: await product.bff.usage(), services: await product.services.usage() };
    const samples = await workFor(seconds);
    const after = { bff: await product.bff.usage(), services: await product.services.usage() };
    const row = (name: string, of: readonly Sample[], goal: string) => {
      const times = of.map(({ milliseconds }) => milliseconds);
      return [
        name,
        figure(of.length / seconds),
        ...[50, 95, 99].map((p) => figure(Math.round(percentile(times, p)))),
        goal,
        String(of.filter(({ failed }) => failed !== null).length),
      ];
    };
    console.log(
      `${connections} connections, ${sessions.length} sessions, ${seconds} s, seed ${seed}, ${product.database}, load generator on the same machine`,
    );
    printTable(
      ['operations', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'goal', 'failed'],
      [
        row(
          'reads',
          samples.filter(({ work }) => !work.writes),
          `p99 < ${GOALS.read} ms`,
        ),
        row(
          'writes',
          samples.filter(({ work }) => work.writes),
          `p99 < ${GOALS.write} ms`,
        ),
        row('all', samples, `≥ ${GOALS.perSecond}/s, 0 failed`),
        ...WORK.map((work) =>
          row(
            work.name,
            samples.filter((one) => one.work === work),
            '',
          ),
        ),
      ],
    );
    printTable(
      ['process', 'CPU ms an operation', 'MB before', 'MB after'],
      (['bff', 'services'] as const).map((name) => [
        name,
        figure((after[name].cpu - before[name].cpu) / samples.length),
        megabytes(before[name].rss),
        megabytes(after[name].rss),
      ]),
    );
    const failures = new Map<string, number>();
    for (const { failed } of samples) if (failed !== null) failures.set(failed, (failures.get(failed) ?? 0) + 1);
    if (failures.size > 0) console.log('failures:', Object.fromEntries(failures));
  } finally {
    await product.stop();
  }
}
