CREATE OR REPLACE FUNCTION public.only_added_to()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER changes_not_emptied BEFORE TRUNCATE ON public.changes FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER commands_not_emptied BEFORE TRUNCATE ON public.commands FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER counter_payments_not_emptied BEFORE TRUNCATE ON public.counter_payments FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER credit_notes_not_emptied BEFORE TRUNCATE ON public.credit_notes FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER history_seals_not_emptied BEFORE TRUNCATE ON public.history_seals FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER invoice_series_not_emptied BEFORE TRUNCATE ON public.invoice_series FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER journal_not_emptied BEFORE TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_history_seals BEFORE DELETE OR UPDATE ON public.history_seals FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_journal BEFORE DELETE OR UPDATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_locked_months BEFORE DELETE OR UPDATE ON public.locked_months FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_order_moves BEFORE DELETE OR UPDATE ON public.order_moves FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_pick_taps BEFORE DELETE OR UPDATE ON public.pick_taps FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_report_lines BEFORE DELETE OR UPDATE OR TRUNCATE ON public.report_lines FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_report_papers BEFORE DELETE OR UPDATE OF id, sign, number, order_id, day, hour, way, state, pin, coupon, discount, total, taxable, tax, delivery, ordered_at, goods_lines, pieces, goods_total, goods_taxable, goods_cost, unknown_lines, unknown_pieces, unknown_taxable OR TRUNCATE ON public.report_papers FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_report_rates BEFORE DELETE OR UPDATE OR TRUNCATE ON public.report_rates FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_return_round_offs BEFORE DELETE OR UPDATE ON public.return_round_offs FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_run_cash BEFORE DELETE OR UPDATE ON public.run_cash FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_run_hand_ins BEFORE DELETE OR UPDATE ON public.run_hand_ins FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_settlement_rows BEFORE DELETE OR UPDATE ON public.settlement_rows FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_settlements BEFORE DELETE OR UPDATE ON public.settlements FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_stock_movements BEFORE DELETE OR UPDATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_till_rows BEFORE DELETE OR UPDATE ON public.till_rows FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_unlocked_months BEFORE DELETE OR UPDATE ON public.unlocked_months FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER keep_z_reports BEFORE DELETE OR UPDATE ON public.z_reports FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER locked_months_not_emptied BEFORE TRUNCATE ON public.locked_months FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER order_moves_not_emptied BEFORE TRUNCATE ON public.order_moves FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER pick_taps_not_emptied BEFORE TRUNCATE ON public.pick_taps FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER receipt_vouchers_not_emptied BEFORE TRUNCATE ON public.receipt_vouchers FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER refund_vouchers_not_emptied BEFORE TRUNCATE ON public.refund_vouchers FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER return_round_offs_not_emptied BEFORE TRUNCATE ON public.return_round_offs FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER run_cash_not_emptied BEFORE TRUNCATE ON public.run_cash FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER run_hand_ins_not_emptied BEFORE TRUNCATE ON public.run_hand_ins FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER settlement_rows_not_emptied BEFORE TRUNCATE ON public.settlement_rows FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER settlements_not_emptied BEFORE TRUNCATE ON public.settlements FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER stock_movements_not_emptied BEFORE TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER till_rows_not_emptied BEFORE TRUNCATE ON public.till_rows FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER unlocked_months_not_emptied BEFORE TRUNCATE ON public.unlocked_months FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER voucher_series_not_emptied BEFORE TRUNCATE ON public.voucher_series FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE TRIGGER z_reports_not_emptied BEFORE TRUNCATE ON public.z_reports FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
