import { numberFormat } from "@errand/core/formats";
import { deletePictures, readPicture } from "@errand/ui/forms/picture-storage.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";
import { PhotoButton } from "../photo-button.tsx";

/** What customers see of the courier, and how they rated. */
export function Profile() {
  const t = useMessages("my-account");
  const language = useLanguage();
  const { day } = useTimeText();
  const { call, endpointQuery, scope } = useCourierClient();
  const { data, refetch } = useQuery(endpointQuery(scope, "GET /courier/profile"));
  const change = useMutation({
    async mutationFn(photo: string) {
      const image = (await readPicture(photo)) ?? undefined;
      const { message } = await call("PUT /courier/profile", { image });
      await deletePictures([photo]);
      toast.success(message);
    },
    onSuccess: () => refetch(),
    onError: reportError,
  });
  if (!data) return null;
  const average = numberFormat(language, { maximumFractionDigits: 1 }).format(data.avg_rating);
  return (
    <section className="grid gap-3">
      <div className="flex items-center gap-4">
        {data.image_full_url && (
          <span className="size-20 shrink-0 overflow-hidden rounded-full">
            <Picture
              src={data.image_full_url}
              alt={t("profile.pictureOf", { name: data.name })}
              sizes="80px"
            />
          </span>
        )}
        <PhotoButton
          count={0}
          text={t("profile.picture")}
          onTaken={(photo) => change.mutate(photo)}
        />
      </div>
      <p className="flex items-center gap-2 font-bold tabular-nums">
        <Star aria-hidden className="size-6 fill-star text-star" />
        {data.rating_count === 0
          ? t("profile.none")
          : t("profile.rating", { average, count: data.rating_count })}
      </p>
      {data.reviews.some(({ comment }) => comment) && (
        <details>
          <summary className="flex min-h-16 cursor-pointer items-center font-bold">
            {t("profile.reviews")}
          </summary>
          <ul>
            {data.reviews.map(({ id, rating, comment, created_at }) => (
              <li key={id} className="border-b border-line py-3 leading-tight">
                <b className="block tabular-nums">{`${rating}/5, ${day(created_at)}`}</b>
                {comment && <span className="wrap-anywhere">{comment}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
