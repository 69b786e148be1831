import type { Database } from './database/db.ts';
import { type RunnableTask, withHandler } from './jobs/task.ts';
import { announceTask } from './jobs/tasks.ts';
import { announcementStore } from './store/mail/announcements.ts';

type Deps = { db: Database; isMailOn: boolean };

/** The jobs with data that this node runs. Where mail is off, announcements wait. */
export function runnableTasks({ db, isMailOn }: Deps): RunnableTask[] {
  return isMailOn ? [withHandler(announceTask, announcementStore(db).mailPage)] : [];
}
