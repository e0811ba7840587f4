import { useStored } from "../client/storage.ts";
import { storedAddressScript } from "./stored-address-script.ts";

/**
 * The address of the visitor's location, else `fallback`. A page is the same for all visitors of a zone, so
 * the server renders the fallback, and `StoredAddressScript` replaces it before the first paint.
 */
export function StoredAddress({ fallback, className }: { fallback: string; className?: string }) {
  const address = useStored("location");
  return (
    <bdi className={className} data-stored-address suppressHydrationWarning>
      {address ?? fallback}
    </bdi>
  );
}

/** For the head of each page. */
export function StoredAddressScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours without any data.
      dangerouslySetInnerHTML={{ __html: storedAddressScript }}
    />
  );
}
