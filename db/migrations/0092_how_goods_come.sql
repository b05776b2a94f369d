-- What goods are by their names (0059, 0089): a sheet, a roll or a coil is how they come, not what they are. Who asked for an asbestos
-- sheet was shown sandpaper. Only goods of which this says another word are renewed.
CREATE OR REPLACE FUNCTION head_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT word, place, word ~ '[0-9]' AS numbered FROM regexp_split_to_table(
        regexp_replace(
          regexp_replace(regexp_replace(name, '^((ss|ms|gi) )?[0-9][0-9./]* ?[a-z"]* ', ''), '(,|[(]| with | for | per | in ).*$', ''),
          '\m(single|double|triple|one|two|three|four)[ -](pole|phase|core|pin|ply|way|row|step|end|ended)s?\M', ' ', 'g'),
        '[^a-z0-9]+'
      ) WITH ORDINALITY AS w (word, place)
    ), said AS (
      SELECT word, place, word IN ('sheet', 'sheets', 'roll', 'rolls', 'coil', 'coils') AS comes,
        place < coalesce((SELECT min(place) FROM words WHERE numbered), 1000) AS early
        FROM words
       WHERE length(word) >= 3 AND NOT numbered AND word NOT IN ('iso', 'sdr', 'ucp', 'ucf', 'htd', 'hss', 'section', 'grade',
           'series', 'type', 'class', 'simplex', 'duplex', 'set', 'kit', 'pack', 'box', 'and', 'din', 'snr', 'lithium', 'brass',
           'copper', 'steel', 'stainless', 'iron', 'aluminium', 'nylon', 'rubber', 'nitrile', 'plastic', 'pvc', 'cpvc', 'upvc', 'ptfe')
    )
    -- a sheet of which nothing else is said is one
    SELECT word FROM said ORDER BY comes, early DESC, place DESC LIMIT 1
  );
SELECT renew_product_search(ARRAY(SELECT id FROM product_search WHERE NOT terms @> ARRAY['h:' || head_of(name)]));

-- Words that a fourth fresh list of searches did not find (docs/decisions/117-what-fresh-searches-found.md). What the owner has said
-- of them already stays as it is.
SELECT set_config('shop.command', '0092', true);
-- which pump is meant first: one for water, no sewage pump, and what has a ring, no open end
UPDATE dictionary SET meant = 'monoblock pump, openwell pump, submersible pump, pump', version = version + 1, updated_at = now()
  WHERE said IN ('water motor', 'motor pump', 'vellam motor', 'pani ki motor', 'pani motor') AND meant = 'pump' AND version = 1
    AND removed_at IS NULL;
UPDATE dictionary SET meant = 'combination spanner, spanner', version = version + 1, updated_at = now()
  WHERE said = 'ring spanner' AND meant = 'spanner' AND version = 1 AND removed_at IS NULL;
INSERT INTO dictionary (id, said, meant, note, updated_at)
  SELECT 'word-' || place, said, meant, note, now() FROM (SELECT 1150 + row_number() OVER () AS place, * FROM (VALUES
    ('chop saw disc', 'metal cutting disc', ''),
    ('chop saw wheel', 'metal cutting disc', ''),
    ('cut off wheel', 'metal cutting disc', ''),
    ('disk', 'disc', ''),
    ('measurer', 'meter', ''),
    ('distance measurer', 'distance meter', ''),
    ('extn', 'extension', ''),
    ('well', 'openwell, borewell', ''),
    ('well pump', 'openwell pump, borewell pump', ''),
    ('well motor', 'openwell pump, borewell pump', ''),
    ('pump for well', 'openwell pump, borewell pump', ''),
    ('kathrika', 'snips', 'Malayalam: scissors'),
    ('kathri', 'snips', 'Malayalam: scissors'),
    ('kainchi', 'snips', 'Hindi: scissors'),
    ('scissors', 'snips', ''),
    ('thakidu', 'tin, sheet', 'Malayalam'),
    ('pathra', 'tin, sheet', 'Hindi'),
    ('pani motor', 'monoblock pump, openwell pump, submersible pump, pump', 'Hindi'),
    ('पानी मोटर', 'monoblock pump, openwell pump, submersible pump, pump', 'Hindi'),
    ('पानी की मोटर', 'monoblock pump, openwell pump, submersible pump, pump', 'Hindi'),
    ('वाटर पंप', 'monoblock pump, openwell pump, submersible pump, pump', 'Hindi'),
    ('വെള്ളം മോട്ടോർ', 'monoblock pump, openwell pump, submersible pump, pump', 'Malayalam'),
    ('urgent', '', ''),
    ('send', '', ''),
    ('do you have', '', ''),
    ('is there', '', ''),
    ('in stock', '', ''),
    ('available', '', ''),
    ('which', '', ''),
    ('bag cement', 'cement bag', 'nothing near is offered for it'),
    ('cement bag', 'cement bag', 'nothing near is offered for it'),
    ('cement 50 kg', 'cement bag', 'nothing near is offered for it'),
    ('cement 50kg', 'cement bag', 'nothing near is offered for it'),
    ('white cement', 'white cement', 'nothing near is offered for it'),
    ('m sand', 'm sand', 'nothing near is offered for it'),
    ('river sand', 'river sand', 'nothing near is offered for it'),
    ('belt jointer', 'belt lacing', ''),
    ('belt joiner', 'belt lacing', ''),
    ('belt joint', 'belt lacing', ''),
    ('birla cement', 'cement bag', 'nothing near is offered for it'),
    ('ramco cement', 'cement bag', 'nothing near is offered for it'),
    ('rope', 'rope', 'nothing near is offered for it'),
    ('nylon rope', 'nylon rope', 'nothing near is offered for it'),
    ('gas lighter', 'gas lighter', 'nothing near is offered for it'),
    ('lighter', 'lighter', 'nothing near is offered for it'),
    ('raincoat', 'raincoat', 'nothing near is offered for it'),
    ('rain coat', 'raincoat', 'nothing near is offered for it'),
    ('spark plug', 'spark plug', 'nothing near is offered for it'),
    ('paint roller', 'paint roller', 'nothing near is offered for it'),
    ('steel plate', 'steel plate', 'nothing near is offered for it'),
    ('ms plate', 'ms plate', 'nothing near is offered for it'),
    ('ms sheet', 'ms sheet', 'nothing near is offered for it'),
    ('lug', 'cable lug', 'nothing near is offered for it'),
    ('cable lug', 'cable lug', 'nothing near is offered for it'),
    ('cable gland', 'cable gland', 'nothing near is offered for it')
  ) AS listed (said, meant, note)) AS words
   WHERE NOT EXISTS (
     -- an owner's `Cut-off wheel` is the same entry (entryKey)
     SELECT FROM dictionary d WHERE trim(regexp_replace(lower(d.said), '[-\s]+', ' ', 'g')) = words.said);
SELECT set_config('shop.command', '', true);
-- processes that run forget what they have read
SELECT pg_notify('beypore_stale', '{"tags": null}');
