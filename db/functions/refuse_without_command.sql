CREATE OR REPLACE FUNCTION public.refuse_without_command()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF coalesce(current_setting('shop.command', true), '') = '' THEN
    RAISE EXCEPTION '% is changed by a command only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$;

CREATE TRIGGER alert_wishes_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.alert_wishes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER attributes_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.attributes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER banners_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.banners FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER barcodes_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.barcodes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER bargain_terms_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.bargain_terms FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER brands_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.brands FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER categories_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER category_attributes_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.category_attributes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER category_banners_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.category_banners FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER count_entries_by_command BEFORE INSERT ON public.count_entries FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER count_lines_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.count_lines FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER counter_payments_by_command BEFORE INSERT ON public.counter_payments FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER counts_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.counts FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER coupons_by_command BEFORE INSERT OR DELETE ON public.coupons FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER coupons_changed_by_command BEFORE UPDATE ON public.coupons FOR EACH ROW WHEN (((to_jsonb(old.*) - 'uses'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'uses'::text))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER customer_links_by_command BEFORE INSERT ON public.customer_links FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER customer_marks_by_command BEFORE INSERT OR UPDATE ON public.customer_marks FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER dictionary_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.dictionary FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER filing_frequencies_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.filing_frequencies FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER fit_rules_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.fit_rules FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER head_meanings_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.head_meanings FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER hsn_rates_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.hsn_rates FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER item_costs_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.item_costs FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER labels_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.labels FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER locked_months_by_command BEFORE INSERT ON public.locked_months FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER offer_banners_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.offer_banners FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER order_moves_by_command BEFORE INSERT ON public.order_moves FOR EACH ROW WHEN ((new.moved_by = 'owner'::text)) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER order_notes_by_command BEFORE INSERT OR UPDATE ON public.order_notes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER order_shipments_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.order_shipments FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER parcel_lines_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER parcel_photos_by_command BEFORE INSERT OR UPDATE ON public.parcel_photos FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER parcels_by_command BEFORE INSERT OR DELETE ON public.parcels FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER parcels_changed_by_command BEFORE UPDATE ON public.parcels FOR EACH ROW WHEN (((new.collect IS NOT NULL) OR ((to_jsonb(old.*) - 'collect'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'collect'::text)))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER parked_sales_by_command BEFORE INSERT OR UPDATE ON public.parked_sales FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER pick_orders_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.pick_orders FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER pick_taps_by_command BEFORE INSERT ON public.pick_taps FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER pick_walks_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.pick_walks FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER policies_by_command BEFORE INSERT OR UPDATE ON public.policies FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER policy_versions_by_command BEFORE INSERT ON public.policy_versions FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER product_tax_changes_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.product_tax_changes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER products_by_command BEFORE INSERT OR DELETE ON public.products FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER products_changed_by_command BEFORE UPDATE ON public.products FOR EACH ROW WHEN (((COALESCE(current_setting('shop.command'::text, true), ''::text) = ''::text) AND ((to_jsonb(old.*) - 'rating_counts'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'rating_counts'::text)))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER purchase_lines_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.purchase_lines FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER purchases_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.purchases FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER qr_codes_by_command BEFORE INSERT ON public.qr_codes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER questions_begin_waiting BEFORE INSERT ON public.questions FOR EACH ROW WHEN (((new.state <> 'waiting'::text) OR (new.answer IS NOT NULL))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER questions_moderated_by_command BEFORE UPDATE ON public.questions FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER receipt_lines_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.receipt_lines FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER receipts_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER return_round_offs_by_command BEFORE INSERT ON public.return_round_offs FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER reviews_begin_published BEFORE INSERT ON public.reviews FOR EACH ROW WHEN (((new.state <> 'published'::text) OR (new.answer IS NOT NULL))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER reviews_hidden_until_by_command BEFORE UPDATE ON public.reviews FOR EACH ROW WHEN ((old.hidden_until IS DISTINCT FROM new.hidden_until)) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER reviews_moderated_by_command BEFORE UPDATE ON public.reviews FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR (old.hidden_reason IS DISTINCT FROM new.hidden_reason)) OR (old.hidden_at IS DISTINCT FROM new.hidden_at)) OR (old.answer IS DISTINCT FROM new.answer)) OR (old.answered_at IS DISTINCT FROM new.answered_at))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER run_cash_by_command BEFORE INSERT ON public.run_cash FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER run_hand_ins_by_command BEFORE INSERT ON public.run_hand_ins FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER run_stops_by_command BEFORE INSERT OR UPDATE ON public.run_stops FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER runs_by_command BEFORE INSERT OR UPDATE ON public.runs FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER sale_goods_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.sale_goods FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER sales_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.sales FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER scheduled_prices_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.scheduled_prices FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER settlement_rows_by_command BEFORE INSERT ON public.settlement_rows FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER settlements_by_command BEFORE INSERT ON public.settlements FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER staff_by_command BEFORE INSERT OR DELETE OR UPDATE OF name, email, roles, limits, active ON public.staff FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER stock_movements_by_command BEFORE INSERT ON public.stock_movements FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['receive'::text, 'adjust'::text]))) EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER stock_openings_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.stock_openings FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER stock_places_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.stock_places FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER subcategories_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.subcategories FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER supplier_items_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.supplier_items FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER suppliers_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.suppliers FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER till_rows_by_command BEFORE INSERT ON public.till_rows FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER tills_by_command BEFORE INSERT OR UPDATE ON public.tills FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER unlocked_months_by_command BEFORE INSERT ON public.unlocked_months FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER variants_by_command BEFORE INSERT OR DELETE OR UPDATE ON public.variants FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

CREATE TRIGGER z_reports_by_command BEFORE INSERT ON public.z_reports FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
