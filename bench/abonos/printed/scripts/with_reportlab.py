"""Draws papers with ReportLab: `with_reportlab.py orders.json`. Text several times, forms, rotated pages, notes."""
import json
import sys

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas


def turned(page, rotate):
    """Draws upright on a page that viewers rotate."""
    width, height = A4
    if rotate == 90:
        page.translate(width, 0)
        page.rotate(90)
    elif rotate == 180:
        page.translate(width, height)
        page.rotate(180)
    elif rotate == 270:
        page.translate(0, height)
        page.rotate(270)
    return (height, width) if rotate in (90, 270) else (width, height)


def draw(order):
    drawing = order["drawing"]
    rotate = drawing.get("rotate", 0)
    page = canvas.Canvas(order["file"], pagesize=A4)
    copies = [(0, 0)] + drawing.get("copies", [])

    def text(x, y, said, font="Helvetica", size=11):
        page.setFont(font, size)
        for dx, dy in copies:
            page.drawString(x + dx, y - dy, said)

    for items in order["passes"]:
        if rotate:
            page.setPageRotation(rotate)
        width, height = turned(page, rotate)
        text(50, height - 50, "ABONO DE TEMPORADA", "Helvetica-Bold", 16)
        form = drawing.get("form")
        for index, item in enumerate(items):
            y = height - 85 - index * 22
            text(50, y, item["label"] + ":", "Helvetica", 10)
            if drawing.get("notes"):
                page.freeTextAnnotation(item["text"], "/Helv 11 Tf 0 g", Rect=(200, y - 4, 520, y + 12))
            elif not form or form == "over":
                text(200, y, item["text"])
            if form:
                field = dict(name=f"field{index}", value=item["text"], height=16, fontName="Helvetica", fontSize=11, borderWidth=0)
                # Fields are drawn in the page's own coordinates, so their place is computed here.
                a, b, c, d, e, f = page._currentMatrix
                corners = [(a * px + c * py + e, b * px + d * py + f) for px, py in ((200, y - 4), (520, y + 12))]
                x0, y0 = min(x for x, _ in corners), min(y for _, y in corners)
                x1, y1 = max(x for x, _ in corners), max(y for _, y in corners)
                field.update(x=x0, y=y0, width=x1 - x0, height=y1 - y0)
                page.acroForm.textfield(relative=False, fieldFlags="", **field)
        page.showPage()
    page.save()


for one in json.load(open(sys.argv[1], encoding="utf-8")):
    draw(one)
