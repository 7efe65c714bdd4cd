import type { Instructor } from './define.ts';
import * as portraits from './portraits.ts';

/** Teaches data work and machine learning. */
export const noraCastellan: Instructor = {
  name: 'Nora Castellan',
  headline: 'Teaches data work and machine learning to people who did not study it',
  bio: 'Nora started as a statistics tutor and then spent years as an analyst and machine learning engineer, mostly fixing data that other people had already trusted. She teaches with small examples you can check by hand and believes that a model you cannot explain to a colleague is not finished.',
  portrait: portraits.noraCastellan,
};

/** Teaches product and strategy. */
export const danielAmadi: Instructor = {
  name: 'Daniel Amadi',
  headline: 'Product lead who helps teams decide what to build and what to leave alone',
  bio: 'Daniel has led software products for business customers and has stopped about as many AI projects as he has shipped. He writes short memos, asks for the number behind the claim, and teaches the planning work that happens before anyone opens an editor.',
  portrait: portraits.danielAmadi,
};

/** Teaches evaluation and responsible use. */
export const ingridSolheim: Instructor = {
  name: 'Ingrid Solheim',
  headline: 'Quality and risk specialist for systems built on language models',
  bio: 'Ingrid came to AI from software testing and audit work. She helps teams write down what good output means, measure it, and notice early when it slips. Her courses are built around forms and checks that you can use the same afternoon.',
  portrait: portraits.ingridSolheim,
};

/** Teaches writing, conversations and interviews. */
export const marcusBell: Instructor = {
  name: 'Marcus Bell',
  headline: 'Writing and conversation coach for people in technical jobs',
  bio: 'Marcus was an editor and a project manager before he began coaching engineers, analysts and managers in everyday workplace writing and difficult conversations. He likes short sentences, clear requests and rehearsing out loud.',
  portrait: portraits.marcusBell,
};
