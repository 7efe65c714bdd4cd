/** Id of the quiz whose questions only mastery checks ask. No lecture shows it. */
export const masteryQuizId = 'mastery';
