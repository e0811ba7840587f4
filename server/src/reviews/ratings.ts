/** The average of ratings from 1 to 5, rounded to two decimals; 0 without any. */
export function averageRating(ratings: number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((sum, rating) => sum + rating, 0);
  return Math.round((sum / ratings.length) * 100) / 100;
}
