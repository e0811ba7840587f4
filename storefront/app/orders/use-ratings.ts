import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type RatedPart, ratedPartKey } from "./unrated-parts.ts";

/** What the customer has entered about one part of an order. */
export interface Rating {
  /** 1 to 5; null for a part that is skipped. */
  stars: number | null;
  comment: string;
  pictures: File[];
  /** The server has the stars. */
  isSaved: boolean;
  /** Why it was not sent. */
  error: { field: "comment" | "pictures" | null; text: string } | null;
}

export type RatingContent = Pick<Rating, "stars" | "comment" | "pictures">;

const noRating: Rating = { stars: null, comment: "", pictures: [], isSaved: false, error: null };

type SendRating = (part: RatedPart, rating: RatingContent) => Promise<{ message: string }>;

export interface RatingsOptions {
  submit: SendRating;
  /** Changes a rating that was given; without it, ratings are sent once, all together. */
  change?: SendRating | undefined;
  /** Called for each part as soon as it is rated. */
  onRated(part: RatedPart): void;
}

/**
 * The ratings of the parts of an order. Each is sent on its own, stars as soon as they are chosen
 * if they can be changed afterwards: one that fails stays with its error, and the others are rated.
 */
export function useRatings({ submit, change, onRated }: RatingsOptions) {
  const t = useMessages("orders");
  const [ratings, setRatings] = useState<Record<string, Rating>>({});
  /**
   * What the server has and what it is to have: requests of a part wait for each other, so that the
   * last choice wins.
   */
  const saved = useRef(new Map<string, RatingContent>());
  const wanted = useRef(new Map<string, RatingContent>());
  const requests = useRef(new Map<string, Promise<boolean>>());

  const ratingOf = (part: RatedPart) => ratings[ratedPartKey(part)] ?? noRating;

  function edit(part: RatedPart, changes: Partial<Rating>) {
    const key = ratedPartKey(part);
    setRatings((all) => ({ ...all, [key]: { ...(all[key] ?? noRating), ...changes } }));
  }

  async function sendOnce(part: RatedPart, { stars, comment, pictures }: RatingContent) {
    const before = saved.current.get(ratedPartKey(part));
    if (!before) return submit(part, { stars, comment, pictures });
    // The pictures stay unless new ones are sent.
    const news = pictures === before.pictures ? [] : pictures;
    return change?.(part, { stars, comment, pictures: news });
  }

  /** Whether the rating is saved. */
  async function send(part: RatedPart, rating: RatingContent): Promise<boolean> {
    const key = ratedPartKey(part);
    const before = saved.current.get(key);
    if (before && isSame(before, rating)) return true;
    edit(part, { error: null });
    try {
      await sendOnce(part, rating);
    } catch (error) {
      const isGiven = !before && error instanceof ApiError && error.find("review") !== undefined;
      // It was rated on another device.
      if (isGiven && change) {
        saved.current.set(key, noRating);
        return send(part, rating);
      }
      reportError(error);
      if (!isGiven) {
        edit(part, { error: errorOf(error) ?? { field: null, text: t("rate.notSent") } });
        return false;
      }
    }
    saved.current.set(key, rating);
    edit(part, { isSaved: true });
    onRated(part);
    return true;
  }

  function enqueue(part: RatedPart, rating: RatingContent): Promise<boolean> {
    const key = ratedPartKey(part);
    wanted.current.set(key, rating);
    const before = requests.current.get(key) ?? Promise.resolve(true);
    const request = before.then(() => send(part, wanted.current.get(key) ?? rating));
    requests.current.set(key, request);
    return request;
  }

  const sending = useMutation({
    async mutationFn(parts: RatedPart[]) {
      const results = await Promise.all(parts.map((part) => enqueue(part, ratingOf(part))));
      return results.every((isSaved) => isSaved);
    },
    onSuccess: (isSent) => isSent && toast.success(t("rate.sent"), { id: "rated" }),
  });

  return {
    ratingOf,
    edit(part: RatedPart, changes: Partial<RatingContent>) {
      edit(part, changes);
      if (change && "stars" in changes) void enqueue(part, { ...ratingOf(part), ...changes });
    },
    isSending: sending.isPending,
    /** Resolves to whether each of the ratings is sent; otherwise some have their errors. */
    sendAll: (parts: RatedPart[]) => sending.mutateAsync(parts),
  };
}

function isSame(one: RatingContent, other: RatingContent): boolean {
  return (
    one.stars === other.stars && one.comment === other.comment && one.pictures === other.pictures
  );
}

/** What every rating sends: stars, comment and pictures. */
export function ratingInput({ stars, comment, pictures }: RatingContent) {
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
