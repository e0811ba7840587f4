/** A setting as the desk reads it. */
export function testSetting(path: string, values: object, version = 1) {
  return {
    ...{ path, id: null, version, active: 1, status: "live", position: null, values },
    ...{ from: null, until: null, next: null, uses: null, given: null },
    ...{ updated_at: null, updated_by: null },
  };
}

export const testShopValues = {
  ...{ name: "Errand Autun", logo: null, icon: null, country: "FR", time_zone: "Europe/Paris" },
  ...{ time_format: "24", cookies_text: { en: "We keep little.", fr: "Peu." } },
  ...{ currency: { code: "EUR", symbol: "€", side: "right", decimals: 2 }, partner_portal: null },
  contact: {
    ...{ email: "hello@shop.example.com", phone: "+33385000000", social_media: [] },
    address: { en: "1 Main Square, Autun", fr: "1 Grand-Place, Autun" },
    location: { latitude: 46.9515, longitude: 4.2987 },
  },
};
