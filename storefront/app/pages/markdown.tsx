import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * Renders the Markdown of the shop's own pages: headings, paragraphs, lists, bold, italic, links.
 * Anything else, especially HTML, is shown as plain text.
 */
export function Markdown({ text }: { text: string }) {
  return text
    .replaceAll(/^#{1,4}\s.+$/gm, "\n$&\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their order.
      <Block key={index} text={block} />
    ));
}

function Block({ text }: { text: string }) {
  const heading = /^(#{1,4})\s+(.+)$/.exec(text);
  if (heading?.[1] && heading[2]) {
    // The page's title is its h1, so the headings of the text start at h2.
    const Tag = heading[1].length < 3 ? "h2" : "h3";
    return <Tag>{inline(heading[2])}</Tag>;
  }
  const lines = text.split("\n");
  if (lines.every((line) => /^[-*]\s/.test(line))) return <ul>{items(lines)}</ul>;
  if (lines.every((line) => /^\d+\.\s/.test(line))) return <ol>{items(lines)}</ol>;
  return <p>{inline(lines.join(" "))}</p>;
}

function items(lines: string[]): ReactNode {
  return lines.map((line) => <li key={line}>{inline(line.replace(/^([-*]|\d+\.)\s+/, ""))}</li>);
}

const marks = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\S+?)\)/g;

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(text.slice(end, match.index));
    parts.push(marked(match));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

function marked([whole, bold, italic, label, target = ""]: RegExpExecArray): ReactNode {
  if (bold) return <strong key={whole}>{bold}</strong>;
  if (italic) return <em key={whole}>{italic}</em>;
  if (/^\/(?!\/)/.test(target)) {
    return (
      <Link key={whole} to={target}>
        {label}
      </Link>
    );
  }
  if (!/^(https?:\/\/|mailto:|tel:)/.test(target)) return whole;
  return (
    <a key={whole} href={target} rel="noreferrer">
      {label}
    </a>
  );
}
