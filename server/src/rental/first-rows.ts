/** Compares rows: negative when the first one comes earlier. Never 0 for different rows. */
export type CompareRows = (a: number, b: number) => number;

/** Collects the first rows of many in an order: one that comes after them costs a single comparison. */
export interface FirstRows {
  offer(row: number): void;
  /** In order, at most as many as were asked for. */
  inOrder(): number[];
}

export function createFirstRows(maxRows: number, compare: CompareRows): FirstRows {
  /** A heap whose root is the last of the first rows. */
  const heap: number[] = [];
  const at = (index: number) => heap[index] ?? 0;
  const isAfter = (a: number, b: number) => compare(at(a), at(b)) > 0;
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [at(b), at(a)];
  };

  function rise(from: number): void {
    for (let index = from; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!isAfter(index, parent)) return;
      swap(index, parent);
      index = parent;
    }
  }

  function sink(): void {
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      if (left >= heap.length) return;
      const later = right < heap.length && isAfter(right, left) ? right : left;
      if (!isAfter(later, index)) return;
      swap(later, index);
      index = later;
    }
  }

  return {
    offer(row) {
      if (heap.length < maxRows) {
        heap.push(row);
        rise(heap.length - 1);
      } else if (maxRows > 0 && compare(row, at(0)) < 0) {
        heap[0] = row;
        sink();
      }
    },
    inOrder: () => heap.toSorted(compare),
  };
}
