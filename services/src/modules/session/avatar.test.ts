import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../testing/database.ts';
import { startServices, type TestCompany, type TestFile, type TestServices } from '../../testing/kit.ts';
import { plain } from '../../testing/pictures.ts';
import { addPerson } from '../../testing/people.ts';

let services: TestServices;
let company: TestCompany;
let boss: string;
let worker: string;
let peer: string;
let workerId: string;
let peerId: string;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  const manager = await addPerson(services, company);
  const { empId: bossId } = manager;
  const sender = await addPerson(services, company, { bossId });
  const colleague = await addPerson(services, company, { bossId });
  workerId = sender.empId;
  peerId = colleague.empId;
  boss = await services.signIn(company.code, manager.userName);
  worker = await services.signIn(company.code, sender.userName);
  peer = await services.signIn(company.code, colleague.userName);
});
afterAll(() => services.stop());

const upload = async (bytes: Uint8Array, token = worker, fileName = 'a.jpg', type = 'image/jpeg') => {
  const file: TestFile = { fileName, bytes: new Uint8Array(bytes), type };
  return (await services.ok<{ profileImage: string }>('systemUser.uploadprofile', { file }, token)).profileImage;
};
const fetched = (route: string, token: string) =>
  fetch(services.url + route, { headers: { Authorization: `Bearer ${token}` } });
const picture = async (route: string, token = worker) => Buffer.from(await (await fetched(route, token)).arrayBuffer());
const statusOf = async (route: string, token: string) =>
  ((await (await fetched(route, token)).json()) as { status: number }).status;
const me = (token: string) => services.ok<{ profileImage: string | null }>('systemUser.getUser', {}, token);
const seenBy = async (token: string) =>
  (await services.ok<{ profileImage: string | null }[]>('empmanage.getallempinfo', { empIds: [workerId] }, token))[0]
    ?.profileImage;
const filesKept = async () => (await services.engine.run('select count(*)::int as n from file')).rows[0]?.n;

it('S2.067 S7.041 S7.042 S9.023 S9.025 a picture becomes a jpeg of 100 x 100 pixels, cut to its middle', async () => {
  const wide = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: await plain(200, 200, '#0000ff').png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();

  const route = await upload(wide, worker, 'a.PNG', 'image/png');

  const image = sharp(await picture(route));
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 100 });
  const { dominant } = await image.stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);
  expect((await me(worker)).profileImage).toBe(route);
});

it('T20 nothing of the file that was sent is kept: not where it was taken, not what hides behind its last pixel', async () => {
  const secret = 'GPS-of-the-home';
  const taken = await plain(300, 400)
    .withExif({ IFD0: { ImageDescription: secret, Copyright: secret }, IFD3: { GPSMapDatum: secret } })
    .jpeg()
    .toBuffer();
  expect(taken.toString('latin1')).toContain(secret);
  const page = Buffer.from('<script>alert(document.domain)</script>');
  const archive = Buffer.from('PK\x03\x04 an archive');

  for (const file of [taken, Buffer.concat([taken, page]), Buffer.concat([taken, archive])]) {
    const stored = (await picture(await upload(file))).toString('latin1');
    expect(stored).not.toMatch(/GPS-of|script|an archive|Exif/);
  }
});

it('S2.065 S5.081 of a moving gif the first frame is kept, of a picture with holes the holes are white', async () => {
  const frames = await Promise.all(['#00ff00', '#ff0000'].map((colour) => plain(80, 80, colour).png().toBuffer()));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const first = await sharp(await picture(await upload(gif, worker, 'a.gif', 'image/gif'))).stats();
  expect(first.dominant).toMatchObject({ r: 8, b: 8 });
  expect(first.dominant.g).toBeGreaterThan(200);

  const empty = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { channels } = await sharp(await picture(await upload(empty, worker, 'a.png', 'image/png'))).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('a picture that was taken upside down stands upright', async () => {
  const halves = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
    .composite([{ input: await plain(100, 50, '#000000').png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const drawn = sharp(await picture(await upload(halves)));
  const top = await sharp(await drawn.extract({ left: 0, top: 0, width: 100, height: 40 }).png().toBuffer()).stats();
  expect(top.dominant.r).toBeGreaterThan(200);
});

it('T20 a picture is served as nothing else, and stored by nobody on its way', async () => {
  const { headers } = await fetched(await upload(await plain(9, 9).jpeg().toBuffer()), worker);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="avatar.jpg"; filename*=UTF-8''avatar.jpg`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

it('S7.043 the default is restored, the former file is gone, and both are in the audit', async () => {
  const former = await upload(await plain(9, 9, '#111111').jpeg().toBuffer());
  const route = await upload(await plain(9, 9, '#222222').jpeg().toBuffer());
  expect(route).not.toBe(former);
  expect(await filesKept()).toBe(1);
  expect(await statusOf(former, worker)).toBe(404);

  await services.ok('systemUser.deleteprofile', {}, worker);
  await services.ok('systemUser.deleteprofile', {}, worker);

  expect((await me(worker)).profileImage).toBeNull();
  expect(await seenBy(boss)).toBeNull();
  expect(await filesKept()).toBe(0);
  expect(await statusOf(route, worker)).toBe(404);
  const { rows } = await services.engine.run(
    `select action from audit where action like 'account.avatar%' order by id desc limit 2`,
  );
  expect(rows).toEqual([{ action: 'account.avatarRemoved' }, { action: 'account.avatarChanged' }]);
});

it('T3 others see a picture where they see the person, and nowhere else', async () => {
  const own = await upload(await plain(9, 9).jpeg().toBuffer());
  const route = await seenBy(boss);
  expect(route).toMatch(/^\/empmanage\/profileimage\?/);
  expect((await fetched(route ?? '', boss)).headers.get('content-type')).toBe('image/jpeg');
  expect((await fetched(route ?? '', worker)).headers.get('content-type')).toBe('image/jpeg');

  expect(await seenBy(peer)).toBeUndefined();
  expect(await statusOf(route ?? '', peer)).toBe(404);
  expect(await statusOf(own, boss)).toBe(404);
  expect(await statusOf((route ?? '').replace(workerId, peerId), boss)).toBe(404);
  const other = await services.createTestCompany();
  expect(await statusOf(route ?? '', other.adminToken)).toBe(404);
});

it('of ten pictures sent at once one stays, and no file of the others', async (ctx) => {
  ctx.skip(!testDatabaseUrl(), 'no PostgreSQL to contend on');
  const contended = await startServices({ database: 'postgres' });
  const { adminToken } = await contended.createTestCompany();
  const file = { fileName: 'a.png', bytes: new Uint8Array(await plain(9, 9).png().toBuffer()), type: 'image/png' };

  await Promise.all(Array.from({ length: 10 }, () => contended.ok('systemUser.uploadprofile', { file }, adminToken)));

  const { rows } = await contended.engine.run('select count(*)::int as files from file');
  expect(rows).toEqual([{ files: 1 }]);
  await contended.stop();
});
