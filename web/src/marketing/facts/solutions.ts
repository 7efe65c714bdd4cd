/** The three solutions, as tabs of the solution pages (SPEC section 2). */
export const solutionTabs = [
  { slug: 'gen-ai-solutions', title: 'Real-Time Translation' },
  { slug: 'ai-agents-solutions', title: 'Industrial AI Assistant' },
  { slug: 'custom-ai-solutions', title: 'Video Translation Suite' },
] as const;
