/** A binary heap of numbers, lowest priority value first. */
export function priorityQueue() {
  const values: number[] = [];
  const priorities: number[] = [];

  const swap = (i: number, j: number) => {
    [values[i], values[j]] = [values[j] as number, values[i] as number];
    [priorities[i], priorities[j]] = [priorities[j] as number, priorities[i] as number];
  };
  const priorityAt = (at: number) => priorities[at] ?? Number.POSITIVE_INFINITY;

  function add(value: number, priority: number): void {
    let at = values.push(value) - 1;
    priorities.push(priority);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (priorityAt(parent) <= priorityAt(at)) return;
      swap(at, parent);
      at = parent;
    }
  }

  function take(): { value: number; priority: number } | null {
    const value = values[0];
    const priority = priorityAt(0);
    if (value === undefined) return null;
    swap(0, values.length - 1);
    values.pop();
    priorities.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const smallest = priorityAt(left + 1) < priorityAt(left) ? left + 1 : left;
      if (priorityAt(smallest) >= priorityAt(at)) return { value, priority };
      swap(at, smallest);
      at = smallest;
    }
  }

  return { add, take };
}
