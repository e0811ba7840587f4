/**
 * A PDF document of one page, 200 points wide and high; `trailer` is added to its trailer, and
 * `drawing` is what the page shows, in the operators of PDF.
 */
export function testPdf(trailer = "", drawing = ""): string {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 5\n0000000000 65535 f \n${rows.join("")}`;
  return `${text}${table}trailer\n<< /Size 5 /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}
