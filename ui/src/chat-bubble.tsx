import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** How the shop or a console draws messages. */
export interface BubbleClasses {
  bubble: string;
  own: string;
  other: string;
  picture: string;
  text: string;
  facts: string;
}

interface ChatBubbleProps {
  classes: BubbleClasses;
  isOwn: boolean;
  text: string | null;
  pictures: string[];
  /** The name of a picture, counted from 1. */
  nameOfPicture(number: number): string;
  /** Time and state, below the text. */
  children: ReactNode;
}

/** A message, at the side of who wrote it; text from people stays text. */
export function ChatBubble(props: ChatBubbleProps) {
  const { classes, isOwn, text, pictures, nameOfPicture, children } = props;
  return (
    <div
      className={classNames(
        "flex w-fit max-w-[85%] flex-col",
        classes.bubble,
        isOwn ? `ms-auto ${classes.own}` : `border border-line ${classes.other}`,
      )}
    >
      {pictures.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={nameOfPicture(index + 1)}
                className={`object-cover ${classes.picture}`}
              />
            </a>
          ))}
        </span>
      )}
      {text !== null && (
        <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${classes.text}`}>
          {text}
        </p>
      )}
      <p className={`flex flex-wrap items-center gap-x-2 ${classes.facts}`}>{children}</p>
    </div>
  );
}
