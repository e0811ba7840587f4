/** An error of the API, as programmers read of it. */
export interface ErrorEntry {
  status: number;
  /** The code in the response, where it differs from the key. Several keys may share a code. */
  code?: string;
  /**
   * Why it occurs, and what a caller does where that is not the same for the whole status:
   * docs/errors.md.
   */
  cause: string;
  remedy?: string;
}
