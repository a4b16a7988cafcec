<?php
// Prints papers with TCPDF: `tcpdf.php orders.json`.
error_reporting(E_ERROR); ini_set("display_errors","stderr");
require '/usr/share/php/tcpdf/tcpdf.php';
foreach (json_decode(file_get_contents($argv[1]), true) as $order) {
    $pdf = new TCPDF('P', 'pt', 'A4');
    $pdf->setPrintHeader(false);
    $pdf->setPrintFooter(false);
    $pdf->SetFont('dejavusans', '', 9);
    $pdf->AddPage();
    $body = preg_replace('/^.*<body>|<\/body>.*$/s', '', $order['html']);
    $pdf->writeHTML(preg_replace('/ style="[^"]*"/', '', $body));
    file_put_contents($order['file'], $pdf->Output('', 'S'));
}
