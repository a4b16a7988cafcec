<?php
// Prints papers with dompdf: `dompdf.php orders.json`.
error_reporting(E_ERROR); ini_set("display_errors","stderr");
require '/usr/share/php/dompdf/autoload.php';
foreach (json_decode(file_get_contents($argv[1]), true) as $order) {
    $dompdf = new Dompdf\Dompdf(['defaultFont' => 'Helvetica']);
    // Its core fonts need no files.
    $dompdf->loadHtml(preg_replace('/font-family: "[^"]*"/', 'font-family: Helvetica', $order['html']));
    $dompdf->render();
    file_put_contents($order['file'], $dompdf->output());
}
