import type { Landing } from "@errand/core/config/config.contract";
import { Picture } from "@errand/ui/picture.tsx";
import { SectionTitle } from "./section-title.tsx";

interface TestimonialsProps {
  title: string;
  testimonials: Landing["testimonial_list"];
}

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="page-column pt-section">
      <SectionTitle title={title} />
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="flex h-full flex-col gap-5 rounded-panel bg-sunken p-6">
              <blockquote className="grow text-lg">
                <p>{testimonial.review}</p>
              </blockquote>
              <figcaption className="flex items-center gap-4">
                <span className="size-14 shrink-0 overflow-hidden rounded-full">
                  <Picture src={testimonial.reviewer_image_full_url} alt="" sizes="56px" />
                </span>
                <span>
                  <span className="block font-semibold">{testimonial.name}</span>
                  <span className="block text-sm text-muted">{testimonial.designation}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
