import { createContext, useContext } from "react";
import { type FirstPage, firstPageId, firstPageText } from "./first-page.ts";

export const FirstPageContext = createContext<FirstPage | null>(null);

/**
 * Contains the data that the browser needs for hydration. Rendered after the rest of the page, so
 * that it includes exactly the messages in use. The security policy does not restrict data scripts.
 */
export function FirstPageScript() {
  const page = useContext(FirstPageContext);
  const text = page ? firstPageText(page) : "";
  return (
    <script
      id={firstPageId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the server, with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
