import type { ExplorableState } from '#contract/schemas/explore.ts';
import { agentLoopGoals } from './agent-loop.ts';
import { bm25Goals } from './bm25.ts';
import { chunkingGoals } from './chunking.ts';
import { confusionMatrixGoals } from './confusion-matrix.ts';
import { embeddingsGoals } from './embeddings.ts';
import { gradientDescentGoals } from './gradient-descent.ts';
import { groupSampleGoals } from './group-sample.ts';
import { injectionGoals } from './injection.ts';
import { joinsGoals } from './joins.ts';
import { judgeDriftGoals } from './judge-drift.ts';
import { lostInTheMiddleGoals } from './lost-in-the-middle.ts';
import { nextTokenGoals } from './next-token.ts';
import { overfittingGoals } from './overfitting.ts';
import { pilotGoals } from './pilot.ts';
import { promisedDateGoals } from './promised-date.ts';
import { rerankingGoals } from './reranking.ts';
import { tokenizerGoals } from './tokenizer.ts';

const goalsOf = (state: ExplorableState): Record<string, boolean> => {
  switch (state.explorable) {
    case 'next-token':
      return nextTokenGoals(state);
    case 'bm25':
      return bm25Goals(state);
    case 'confusion-matrix':
      return confusionMatrixGoals(state);
    case 'group-sample':
      return groupSampleGoals(state);
    case 'chunking':
      return chunkingGoals(state);
    case 'agent-loop':
      return agentLoopGoals(state);
    case 'injection':
      return injectionGoals(state);
    case 'judge-drift':
      return judgeDriftGoals(state);
    case 'lost-in-the-middle':
      return lostInTheMiddleGoals(state);
    case 'reranking':
      return rerankingGoals(state);
    case 'gradient-descent':
      return gradientDescentGoals(state);
    case 'overfitting':
      return overfittingGoals(state);
    case 'tokenizer':
      return tokenizerGoals(state);
    case 'embeddings':
      return embeddingsGoals(state);
    case 'pilot':
      return pilotGoals(state);
    case 'joins':
      return joinsGoals(state);
    case 'promised-date':
      return promisedDateGoals(state);
  }
};

/** Computes whether a state meets every goal of its explorable's task. */
export const isSolved = (state: ExplorableState): boolean => Object.values(goalsOf(state)).every(Boolean);
