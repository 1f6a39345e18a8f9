import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { remindOfSchedules } from './schedule.ts';

registerDailyStep('scheduleReminders', remindOfSchedules);
