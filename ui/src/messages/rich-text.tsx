import { createElement, Fragment, type ReactNode } from "react";

interface RichTextProps {
  /** A message with tags: `I accept the <terms>terms</terms>`. */
  text: string;
  /** Renders the content of each tag. A tag without an entry is shown as text. */
  tags: Record<string, (content: string) => ReactNode>;
}

/** Renders links and emphasis inside a message, so that translators choose their position. */
export function RichText({ text, tags }: RichTextProps) {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = "", content = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    return tags[name]?.(content) ?? part;
  });
  return createElement(Fragment, null, ...parts);
}
