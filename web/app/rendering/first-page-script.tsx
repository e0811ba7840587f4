import { createContext, useContext } from "react";
import { type FirstPage, firstPageId, firstPageText } from "./first-page.ts";

export const FirstPageContext = createContext<FirstPage | null>(null);

/**
 * Carries what the browser needs before it can take the page over. Stands after all that is drawn,
 * so that it knows which words were used. It is data, which no policy has to allow as a script.
 */
export function FirstPageScript() {
  const page = useContext(FirstPageContext);
  const text = page ? firstPageText(page) : "";
  return (
    <script
      id={firstPageId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
