import { reloadAtTopScript } from "./reload-at-top-script.ts";

/** For the head of each page. */
export function ReloadAtTopScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours without any data.
      dangerouslySetInnerHTML={{ __html: reloadAtTopScript }}
    />
  );
}
