import { useStored } from "../visitor/storage.ts";

/**
 * The address of the visitor's location, else `fallback`. A page is the same for all visitors of a
 * zone, so the server renders the fallback, and `storedAddressScript` replaces it before the first
 * paint.
 */
export function StoredAddress({ fallback, className }: { fallback: string; className?: string }) {
  const address = useStored("location");
  return (
    <bdi className={className} data-stored-address suppressHydrationWarning>
      {address ?? fallback}
    </bdi>
  );
}
