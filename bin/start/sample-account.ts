/** The account that every fresh local platform has, as the README gives it. */
export const sampleAccount = { email: 'learner@example.com', password: 'Tenfold-2026', name: 'Sample Learner' };
