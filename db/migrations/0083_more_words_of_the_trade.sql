-- Words that a fresh list of 200 searches did not find (docs/decisions/117-what-fresh-searches-found.md). What the owner has said of
-- them already stays as it is. A word that means itself is known, so that no other one is taken for it, whether goods have it or not.
SELECT set_config('shop.command', '0083', true);
UPDATE dictionary SET meant = 'socket set', version = version + 1, updated_at = now()
  WHERE id = 'word-243' AND said = 'box spanner' AND meant = 'socket' AND version = 1 AND removed_at IS NULL;
INSERT INTO dictionary (id, said, meant, note, updated_at)
  SELECT 'word-' || place, said, meant, note, now() FROM (SELECT 756 + row_number() OVER () AS place, * FROM (VALUES
    ('cutting player', 'plier', ''),
    ('player', 'plier', ''),
    ('plass', 'plier', ''),
    ('nose plier', 'nose plier, plier', ''),
    ('pipe range', 'pipe wrench', ''),
    ('pipe rench', 'pipe wrench', ''),
    ('pipe renj', 'pipe wrench', ''),
    ('range spanner', 'adjustable wrench', ''),
    ('renj', 'wrench', ''),
    ('panna', 'spanner', 'Malayalam'),
    ('tee', 'tee', 'a fitting: no teeth of a saw'),
    ('tee joint', 'tee', 'nothing near is offered for it'),
    ('union', 'union', 'a fitting'),
    ('plummer block', 'plummer block, pillow block', ''),
    ('p bearing', 'pillow block', ''),
    ('motor', 'motor, pump', ''),
    ('electric motor', 'motor', ''),
    ('tool box', 'toolbox', 'nothing near is offered for it'),
    ('tool kit', 'toolkit', 'nothing near is offered for it'),
    ('tool bag', 'toolbag', 'nothing near is offered for it'),
    ('ladder', 'ladder', 'nothing near is offered for it'),
    ('pressure washer', 'pressure washer', 'nothing near is offered for it'),
    ('vacuum cleaner', 'vacuum cleaner', 'nothing near is offered for it'),
    ('wire rope', 'wire rope', 'nothing near is offered for it'),
    ('wire stripper', 'wire stripper', 'nothing near is offered for it'),
    ('binding wire', 'binding wire', 'nothing near is offered for it'),
    ('line tester', 'line tester', 'nothing near is offered for it'),
    ('tester', 'clamp meter', ''),
    ('multi meter', 'multimeter, clamp meter', ''),
    ('gasket sheet', 'gasket sheet', 'nothing near is offered for it'),
    ('castor wheel', 'castor', 'nothing near is offered for it'),
    ('caster wheel', 'castor', 'nothing near is offered for it'),
    ('castor', 'castor', 'nothing near is offered for it'),
    ('caster', 'castor', 'nothing near is offered for it'),
    ('trolley wheel', 'castor', 'nothing near is offered for it'),
    ('sickle', 'sickle', 'nothing near is offered for it'),
    ('brush cutter', 'brush cutter', 'nothing near is offered for it'),
    ('grass cutter', 'brush cutter', 'nothing near is offered for it'),
    ('chain saw', 'chainsaw', 'nothing near is offered for it'),
    ('chainsaw', 'chainsaw', 'nothing near is offered for it'),
    ('torque wrench', 'torque wrench', 'nothing near is offered for it'),
    ('feeler gauge', 'feeler gauge', 'nothing near is offered for it'),
    ('rubber gloves', 'rubber gloves, gloves', ''),
    ('yellow tape', 'measuring tape, insulation tape', ''),
    ('mistry tape', 'measuring tape', ''),
    ('meter tape', 'measuring tape', ''),
    ('d link', 'shackle', ''),
    ('u clamp', 'hose clip', ''),
    ('anchor fastener', 'anchor bolt', ''),
    ('gitti', 'wall plug', 'Hindi'),
    ('rawal plug', 'wall plug', ''),
    ('bolt nut', 'bolt, nut', ''),
    ('full thread rod', 'threaded rod', ''),
    ('ഹാക്സോ', 'hacksaw frame, hacksaw', 'Malayalam'),
    ('മെഷീൻ', 'machine', 'Malayalam'),
    ('മെഷിൻ', 'machine', 'Malayalam'),
    ('मशीन', 'machine', 'Hindi')
  ) AS listed (said, meant, note)) AS words
   WHERE NOT EXISTS (
     -- an owner's `U-clamp` is the same entry (entryKey)
     SELECT FROM dictionary d WHERE trim(regexp_replace(lower(d.said), '[-\s]+', ' ', 'g')) = words.said);
SELECT set_config('shop.command', '', true);
-- processes that run forget what they have read
SELECT pg_notify('beypore_stale', '{"tags": null}');
