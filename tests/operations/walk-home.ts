import type { Cast } from './cast.ts';
import type { Data } from './stack.ts';

/** Two announcements, one closed and one deleted; a schedule with a reminder; the pages on the home page. */
export async function useTheHomePage({ hr, worker, mark }: Cast): Promise<void> {
  const publish = async (name: string) => {
    const input = { title: `${mark} ${name}`, content: `${mark} text`, deadline: null };
    return ((await hr.run('SaveNotice', { input }))['saveNotice'] as Data)['notice'].id as string;
  };
  const [kept, closed, deleted] = [await publish('kept'), await publish('closed'), await publish('deleted')];
  await worker.run('MarkNoticesRead', { input: { ids: [kept] } });
  await hr.run('CloseNotice', { input: { id: closed } });
  await hr.run('DeleteNotice', { input: { id: deleted } });
  await worker.run('Notices', { minStatus: 'CLOSED' });

  const date = '2026-12-01';
  const entry = { date, time: '09:30', content: `${mark} meeting` };
  const added = (await worker.run('AddScheduleItem', { input: entry }))['addScheduleItem'] as Data;
  await worker.run('AddScheduleItem', { input: { ...entry, time: '10:30' } });
  await worker.run('DeleteScheduleItem', { input: { id: added['item'].id } });
  await worker.run('SetRemindDate', { input: { date, remind: true } });
  await worker.run('ScheduleDay', { date });

  await hr.run('SaveShortcuts', { input: { paths: ['/employee/list', '/performance/management'] } });
  await hr.run('Shortcuts');
}

/** A maintenance notice that everybody sees, until it is ended: the walk leaves nothing that other companies see. */
export async function announceMaintenance({ operator, worker }: Cast): Promise<void> {
  const input = {
    title: '停机维护',
    content: '今晚 22 点起升级系统',
    from: '2026-01-01T00:00:00.000Z',
    to: '2099-01-01T00:00:00.000Z',
  };
  await operator.run('SaveSystemNotice', { input });
  await operator.run('PlatformSystemNotice');
  await worker.run('Attention');
  await worker.run('MessageCentre');
  await worker.run('SystemNotice');
  await worker.run('Todos');
  await operator.run('EndSystemNotice');
}
