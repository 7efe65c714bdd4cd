import type { Case } from './case.ts';
import { lessonsOnBuilding } from './lessons-on-building.ts';
import { lessonsOnModels } from './lessons-on-models.ts';
import { lessonsOnWork } from './lessons-on-work.ts';
import { followUps, hostile, logistics, offTopic, onSite, otherLanguages } from './people-and-limits.ts';
import { tasks } from './tasks.ts';

/** The whole evaluation set by group. */
export const groups: Readonly<Record<string, readonly Case[]>> = {
  ...{ lessonsOnModels, lessonsOnBuilding, lessonsOnWork, tasks, followUps },
  ...{ logistics, onSite, otherLanguages, offTopic, hostile },
};

export const cases: readonly Case[] = Object.values(groups).flat();
export const answerable = cases.filter(({ accepts }) => accepts.expects !== 'refuses');
export const unanswerable = cases.filter(({ accepts }) => accepts.expects === 'refuses');
