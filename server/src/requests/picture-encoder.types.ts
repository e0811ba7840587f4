export interface EncodedPicture {
  content: Uint8Array;
  width: number;
  height: number;
  /** Of a whole picture: that nothing can be seen in it. */
  isBlank?: boolean;
  /** Of a page of a document: how many it has. */
  pages?: number;
}

/**
 * Encodes pictures and documents of strangers anew as WebP, in processes of their own: they are
 * ended when they take too long or too much memory, and when nobody has needed them for a while,
 * which gives their memory back.
 *
 * Throws `overloaded` when too many pictures wait, `UnreadablePicture` for what cannot be decoded,
 * and a `TimeLimitError`. Never called in a transaction, whose connection others wait for.
 */
export interface PictureEncoder {
  /** A square in each of the available widths, in their order. */
  squares(bytes: Uint8Array): Promise<Uint8Array[]>;
  /** The whole picture, with at most `maxSide` pixels in each direction. */
  whole(bytes: Uint8Array, maxSide: number): Promise<EncodedPicture>;
  /**
   * A page of a PDF document, the first one is 1, in white with at most `maxSide` pixels in each
   * direction.
   */
  page(bytes: Uint8Array, page: number, maxSide: number): Promise<EncodedPicture>;
  close(): void;
}
