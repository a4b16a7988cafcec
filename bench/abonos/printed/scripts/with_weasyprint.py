"""Prints papers with WeasyPrint: `with_weasyprint.py orders.json`."""
import json
import logging
import sys

from weasyprint import HTML

logging.disable(logging.CRITICAL)
for order in json.load(open(sys.argv[1], encoding="utf-8")):
    try:
        HTML(string=order["html"]).write_pdf(order["file"])
    except IndexError as error:
        # Version 57 fails at some lines that end with a soft hyphen.
        print(f"WeasyPrint cannot print {order['file']}: {error}", file=sys.stderr)
