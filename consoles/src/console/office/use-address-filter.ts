import { useSearchParams } from "react-router";

/**
 * What a list shows, from the address, so that a reload and a shared link show the same. Names that
 * the address lacks are empty.
 */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Record<
    Name,
    string
  >;
  /** Changes some of them; an empty one leaves the address. */
  function change(changes: Partial<Record<Name, string>>) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const name of names) {
          const value = changes[name];
          if (value === undefined) continue;
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }
  return { filter, change };
}
