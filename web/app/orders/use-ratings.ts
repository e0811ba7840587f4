import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { isSamePart, type RatedPart } from "./unrated-parts.ts";

/** What the customer has entered about one part of an order. */
export interface Rating {
  /** 1 to 5; null for a part that is skipped. */
  stars: number | null;
  comment: string;
  pictures: File[];
  /** Why it was not sent. */
  error: { field: "comment" | "pictures" | null; text: string } | null;
}

const noRating: Rating = { stars: null, comment: "", pictures: [], error: null };

export interface RatingsOptions {
  /** Sends one rating; resolves to the message of the server. */
  submit(part: RatedPart, rating: Rating): Promise<{ message: string }>;
  /** Called for each part as soon as it is rated. */
  onRated(part: RatedPart, rating: Rating): void;
}

/**
 * The ratings of the parts of an order. Each is sent on its own: one that fails stays with its error, and
 * the others are rated.
 */
export function useRatings({ submit, onRated }: RatingsOptions) {
  const t = useMessages("orders");
  const [entries, setEntries] = useState<{ part: RatedPart; rating: Rating }[]>([]);

  const ratingOf = (part: RatedPart) =>
    entries.find((entry) => isSamePart(entry.part, part))?.rating ?? noRating;

  function change(part: RatedPart, changes: Partial<Rating>) {
    setEntries((previous) => {
      const others = previous.filter((entry) => !isSamePart(entry.part, part));
      const rating = previous.find((entry) => isSamePart(entry.part, part))?.rating ?? noRating;
      return [...others, { part, rating: { ...rating, ...changes } }];
    });
  }

  async function send(part: RatedPart) {
    const rating = ratingOf(part);
    change(part, { error: null });
    try {
      const { message } = await submit(part, rating);
      // Several ratings need one message.
      toast.success(message, { id: "rated" });
      onRated(part, rating);
    } catch (error) {
      reportError(error);
      // It was rated on another device.
      if (error instanceof ApiError && error.find("review")) onRated(part, rating);
      else change(part, { error: errorOf(error) ?? { field: null, text: t("rate.notSent") } });
    }
  }

  const sending = useMutation({ mutationFn: (parts: RatedPart[]) => Promise.all(parts.map(send)) });
  return {
    ratingOf,
    change,
    isSending: sending.isPending,
    /** Resolves when each of the ratings is sent or has its error. */
    sendAll: (parts: RatedPart[]) => sending.mutateAsync(parts),
  };
}

/** What every rating sends: stars, comment and pictures. */
export function ratingInput({ stars, comment, pictures }: Rating) {
  return {
    rating: stars ?? 0,
    comment: comment.trim() === "" ? undefined : comment.trim(),
    attachment: pictures.length === 0 ? undefined : pictures,
  };
}

/** The first message of the server with its field; null without one. */
function errorOf(error: unknown): Rating["error"] {
  const first = error instanceof ApiError ? error.errors[0] : undefined;
  if (!first || first.message === "") return null;
  const { code, field, message: text } = first;
  if (field === "comment") return { field: "comment", text };
  const isOfPictures = field?.startsWith("attachment") || code === "media_type";
  return { field: isOfPictures ? "pictures" : null, text };
}
