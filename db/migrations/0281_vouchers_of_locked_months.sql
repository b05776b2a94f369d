-- Table 13 of GSTR-1 counts vouchers: a locked month keeps theirs as it keeps invoices and credit notes (docs/decisions/178, 179).
CREATE OR REPLACE FUNCTION digest_of_papers(of_month text, of_gstin text, OUT papers int, OUT digest bytea) LANGUAGE sql STABLE AS $$
  SELECT count(*)::int,
    sha256(convert_to(coalesce(string_agg(number || ' ' || encode(hash, 'hex'), E'\n' ORDER BY number, hash), ''), 'UTF8'))
  FROM (SELECT number, hash, issued_at, document FROM invoices
    UNION ALL SELECT number, hash, issued_at, document FROM credit_notes
    UNION ALL SELECT number, hash, issued_at, document FROM receipt_vouchers
    UNION ALL SELECT number, hash, issued_at, document FROM refund_vouchers) p
  WHERE issued_at >= ((of_month || '-01')::date::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND issued_at < (((of_month || '-01')::date + interval '1 month')::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND document #>> '{supplier,gstin}' = of_gstin
$$;

CREATE TRIGGER month_of_receipt_voucher BEFORE INSERT ON receipt_vouchers
  FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();
CREATE TRIGGER month_of_refund_voucher BEFORE INSERT ON refund_vouchers
  FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();
