import type { Language, LocalizedText } from "@errand/core/language";
import type { LandingSetting } from "@errand/core/store-desk/desk-settings.contract";
import type { LandingWords } from "../config/config.tables.ts";

/** The landing page as the desk and `shop.json` state it, and as it is stored. */

type Texts = LandingWords[Language];
type Invitation = Texts["earning"]["seller"];

export function toLandingValues({ en, fr }: LandingWords): LandingSetting {
  const both = (find: (texts: Texts) => string): LocalizedText => ({ en: find(en), fr: find(fr) });
  const invitation = (find: (texts: Texts) => Invitation) => ({
    title: both((texts) => find(texts).title),
    subtitle: both((texts) => find(texts).sub_title),
    button: both((texts) => find(texts).button_name),
  });
  const list = en.testimonial_list.map((testimonial, index) => {
    const french = fr.testimonial_list[index] ?? testimonial;
    return {
      name: testimonial.name,
      about: { en: testimonial.designation, fr: french.designation },
      text: { en: testimonial.review, fr: french.review },
      picture: testimonial.reviewer_image_full_url,
    };
  });
  const testimonialTitle = both((texts) => texts.testimonial_title);
  return {
    title: both((texts) => texts.header_title),
    subtitle: both((texts) => texts.header_sub_title),
    tag_line: both((texts) => texts.header_tag_line),
    modules: {
      title: both((texts) => texts.module_section.title),
      subtitle: both((texts) => texts.module_section.sub_title),
    },
    company: {
      title: both((texts) => texts.company.title),
      subtitle: both((texts) => texts.company.sub_title),
      text: both((texts) => texts.company.description),
      button: both((texts) => texts.company.button_name),
      link: en.company.button_url,
    },
    partners: {
      title: both((texts) => texts.earning.title),
      subtitle: both((texts) => texts.earning.sub_title),
      store: invitation((texts) => texts.earning.seller),
      courier: invitation((texts) => texts.earning.dm),
    },
    testimonials: testimonialTitle.en || list.length > 0 ? { title: testimonialTitle, list } : null,
    zones: {
      title: both((texts) => texts.available_zone.title),
      text: both((texts) => texts.available_zone.short_description),
    },
    footer: both((texts) => texts.footer_description),
  };
}

/** Pictures and what only other clients read stay as before. */
export function toLanding(values: LandingSetting, before?: LandingWords): LandingWords {
  return { en: textsIn(values, "en", before?.en), fr: textsIn(values, "fr", before?.fr) };
}

function textsIn(values: LandingSetting, language: Language, before?: Texts): Texts {
  const { modules, company, partners, testimonials, zones } = values;
  const titled = ({ title, subtitle }: typeof modules) => ({
    title: title[language],
    sub_title: subtitle[language],
  });
  const invitation = ({ button, ...words }: typeof partners.store) => ({
    ...titled(words),
    button_name: button[language],
    // Whether partners can apply is a feature of the shop, known when the page is read.
    status: 1 as const,
  });
  return {
    header_title: values.title[language],
    header_sub_title: values.subtitle[language],
    header_tag_line: values.tag_line[language],
    header_banner_full_url: before?.header_banner_full_url ?? null,
    module_section: titled(modules),
    company: {
      ...titled(company),
      description: company.text[language],
      button_name: company.button[language],
      button_url: company.link,
    },
    promotion_banners_full_url: before?.promotion_banners_full_url ?? [],
    earning: {
      ...titled(partners),
      seller: invitation(partners.store),
      dm: invitation(partners.courier),
    },
    testimonial_title: testimonials?.title[language] ?? "",
    testimonial_list: (testimonials?.list ?? []).map(({ name, about, text, picture }, index) => ({
      id: index + 1,
      name,
      designation: about[language],
      review: text[language],
      reviewer_image_full_url: picture,
    })),
    // Read by other clients; the storefront has its own words.
    newsletter: before?.newsletter ?? { title: "", sub_title: "" },
    footer_description: values.footer[language],
    available_zone: {
      status: 1,
      title: zones.title[language],
      short_description: zones.text[language],
    },
  };
}
