import { useStored } from "../client/storage.ts";
import { useIsInBrowser } from "../client/use-is-in-browser.ts";
import { storedAddressScript } from "./stored-address-script.ts";

/**
 * The address of the visitor's location, else `fallback`. A page is the same for all visitors of a zone, so
 * the server renders the fallback, and a script replaces it before the first paint.
 */
export function StoredAddress({ fallback, className }: { fallback: string; className?: string }) {
  const address = useStored("location");
  // Scripts run only in the page of the server.
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <bdi className={className} suppressHydrationWarning>
        {address ?? fallback}
      </bdi>
      {!isInBrowser && (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
          dangerouslySetInnerHTML={{ __html: storedAddressScript }}
        />
      )}
    </>
  );
}
