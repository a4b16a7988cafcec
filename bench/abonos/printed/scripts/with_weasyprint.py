"""Prints papers with WeasyPrint: `with_weasyprint.py orders.json`."""
import json
import logging
import sys

from weasyprint import HTML

logging.disable(logging.CRITICAL)
for order in json.load(open(sys.argv[1], encoding="utf-8")):
    HTML(string=order["html"]).write_pdf(order["file"])
