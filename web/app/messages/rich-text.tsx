import { createElement, Fragment, type ReactNode } from "react";

interface RichTextProps {
  /** A message with tags: `I accept the <terms>terms</terms>`. */
  text: string;
  /** Renders the content of each tag. A tag without an entry stays visible to the author. */
  tags: Record<string, (content: string) => ReactNode>;
}

/** Links and emphasis inside a message, so that translators decide where in the sentence they stand. */
export function RichText({ text, tags }: RichTextProps) {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = "", content = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    return tags[name]?.(content) ?? part;
  });
  return createElement(Fragment, null, ...parts);
}
