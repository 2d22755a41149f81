;; The network of pyengine/search/network/ in 128-bit SIMD, for browsers, where numpy has none: the same integers.
;;
;; Positions are judged one after the other. Activations are i16, in rows of 16 numbers (32 octets) for each cell, and
;; the row behind an even number of rows is what lies beyond the board: 0. A layer is, for each of its inputs of 16
;; numbers, 8 pairs of them with 16 weights for both (512 octets), then 16 biases (i32) and 16 powers of two (f32).
;; Whoever loads this writes what `memory_of` in kernel.py makes, tables and layers, to 0, then cells to `boards`, and
;; finds values and logits at `results`.
(module
  (memory (export "memory") 4)
  (global $near i32 (i32.const 0x00000))    ;; i32 [cells + 1][7]: where the rows around a cell lie, from the first row
  (global $wide i32 (i32.const 0x05000))    ;; i16 [cells][19]: the cells within two steps, as indices of $codes
  (global $first i32 (i32.const 0x0b000))   ;; i16 [19][4][16]: the first layer's weights for each code, bias, powers
  (global $pool i32 (i32.const 0x0ba00))    ;; i32 [2][7]: as $near, for rows one behind the other
  (global $layers i32 (i32.const 0x0c000))  ;; all others, in the order in which they are used
  (global $x i32 (i32.const 0x18000))
  (global $h i32 (i32.const 0x1d400))
  (global $u i32 (i32.const 0x22800))       ;; two halves of the 32 numbers of which the value is made
  (global $v i32 (i32.const 0x27c00))
  (global $z i32 (i32.const 0x2d000))       ;; what is known of the whole board: i16, up to 64 numbers
  (global $t i32 (i32.const 0x2d100))       ;; two rows, and one that nobody reads
  (global $codes i32 (i32.const 0x2d400))
  (global $boards (export "boards") i32 (i32.const 0x2d800))    ;; i8 [positions][cells]
  (global $results (export "results") i32 (i32.const 0x2f000))  ;; f32 [positions], then f32 [positions][cells]
  (global $layer (mut i32) (i32.const 0))   ;; the next layer

  ;; How a sum ends: an activation, one to which the number that is there is added, a number of any sign, or an f32.
  ;; $plain 0, $more 1, $signed 2, $float 3
  (func $finish (param $a v128) (param $b v128) (param $c v128) (param $d v128)
                (param $scale i32) (param $out i32) (param $kind i32)
    (local $low v128) (local $high v128) (local $old v128)
    (local.set $a (f32x4.mul (f32x4.convert_i32x4_s (local.get $a)) (v128.load offset=0 (local.get $scale))))
    (if (i32.eq (local.get $kind) (i32.const 3))
      (then (f32.store (local.get $out) (f32x4.extract_lane 0 (local.get $a))) (return)))
    (local.set $b (f32x4.mul (f32x4.convert_i32x4_s (local.get $b)) (v128.load offset=16 (local.get $scale))))
    (local.set $c (f32x4.mul (f32x4.convert_i32x4_s (local.get $c)) (v128.load offset=32 (local.get $scale))))
    (local.set $d (f32x4.mul (f32x4.convert_i32x4_s (local.get $d)) (v128.load offset=48 (local.get $scale))))
    (if (i32.eq (local.get $kind) (i32.const 1))
      (then
        (local.set $old (v128.load (local.get $out)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $old)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $old)))))
        (local.set $old (v128.load offset=16 (local.get $out)))
        (local.set $c (f32x4.add (local.get $c) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $old)))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $old)))))))
    (local.set $low (i16x8.narrow_i32x4_s
      (i32x4.trunc_sat_f32x4_s (f32x4.nearest (local.get $a))) (i32x4.trunc_sat_f32x4_s (f32x4.nearest (local.get $b)))))
    (local.set $high (i16x8.narrow_i32x4_s
      (i32x4.trunc_sat_f32x4_s (f32x4.nearest (local.get $c))) (i32x4.trunc_sat_f32x4_s (f32x4.nearest (local.get $d)))))
    (if (i32.ne (local.get $kind) (i32.const 2))
      (then
        (local.set $low (i16x8.min_s (i16x8.max_s (local.get $low) (v128.const i64x2 0 0)) (i16x8.splat (i32.const 511))))
        (local.set $high (i16x8.min_s (i16x8.max_s (local.get $high) (v128.const i64x2 0 0)) (i16x8.splat (i32.const 511))))))
    (v128.store (local.get $out) (local.get $low))
    (v128.store offset=16 (local.get $out) (local.get $high)))

  ;; The next layer, for `count` rows, two at a time: `near` points to the offsets of the first input of the first row
  ;; from `in`, the offsets of a row are 28 octets from those of the last, and results are `step` octets apart.
  (func $dense (param $near i32) (param $taps i32) (param $count i32) (param $in i32) (param $out i32) (param $step i32)
               (param $kind i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local $one v128) (local $two v128) (local $weights v128)
    (local $w i32) (local $end i32) (local $p i32) (local $q i32) (local $last i32) (local $tap i32)
    (local.set $end (i32.add (global.get $layer) (i32.shl (local.get $taps) (i32.const 9))))
    (loop $rows
      (local.set $e (local.tee $a (v128.load offset=0 (local.get $end))))
      (local.set $f (local.tee $b (v128.load offset=16 (local.get $end))))
      (local.set $g (local.tee $c (v128.load offset=32 (local.get $end))))
      (local.set $h (local.tee $d (v128.load offset=48 (local.get $end))))
      (local.set $w (global.get $layer))
      (local.set $tap (local.get $near))
      (loop $inputs
        (local.set $p (i32.add (local.get $in) (i32.load offset=0 (local.get $tap))))
        (local.set $q (i32.add (local.get $in) (i32.load offset=28 (local.get $tap))))
        (local.set $last (i32.add (local.get $p) (i32.const 32)))
        (loop $pairs
          (local.set $one (v128.load32_splat (local.get $p)))
          (local.set $two (v128.load32_splat (local.get $q)))
          (local.set $weights (v128.load offset=0 (local.get $w)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $one) (local.get $weights))))
          (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $two) (local.get $weights))))
          (local.set $weights (v128.load offset=16 (local.get $w)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $one) (local.get $weights))))
          (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $two) (local.get $weights))))
          (local.set $weights (v128.load offset=32 (local.get $w)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $one) (local.get $weights))))
          (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $two) (local.get $weights))))
          (local.set $weights (v128.load offset=48 (local.get $w)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $one) (local.get $weights))))
          (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $two) (local.get $weights))))
          (local.set $w (i32.add (local.get $w) (i32.const 64)))
          (local.set $q (i32.add (local.get $q) (i32.const 4)))
          (br_if $pairs (i32.ne (local.tee $p (i32.add (local.get $p) (i32.const 4))) (local.get $last))))
        (local.set $tap (i32.add (local.get $tap) (i32.const 4)))
        (br_if $inputs (i32.ne (local.get $w) (local.get $end))))
      (call $finish (local.get $a) (local.get $b) (local.get $c) (local.get $d)
                    (i32.add (local.get $end) (i32.const 64)) (local.get $out) (local.get $kind))
      (local.set $out (i32.add (local.get $out) (local.get $step)))
      (call $finish (local.get $e) (local.get $f) (local.get $g) (local.get $h)
                    (i32.add (local.get $end) (i32.const 64)) (local.get $out) (local.get $kind))
      (local.set $out (i32.add (local.get $out) (local.get $step)))
      (local.set $near (i32.add (local.get $near) (i32.const 56)))
      (br_if $rows (i32.gt_s (local.tee $count (i32.sub (local.get $count) (i32.const 2))) (i32.const 0))))
    (global.set $layer (i32.add (local.get $end) (i32.const 128))))

  ;; The first layer, by the codes of the 19 cells within two steps.
  (func $see (param $board i32) (param $cells i32)
    (local $low v128) (local $high v128) (local $wide i32) (local $w i32) (local $out i32) (local $last i32) (local $row i32)
    (memory.copy (global.get $codes) (local.get $board) (local.get $cells))
    (i32.store (i32.add (global.get $codes) (local.get $cells)) (i32.const 0x030201))  ;; edges: own, the other's, both
    (local.set $wide (global.get $wide))
    (local.set $out (global.get $x))
    (local.set $last (i32.add (local.get $out) (i32.shl (local.get $cells) (i32.const 5))))
    (loop $rows
      (local.set $low (v128.const i64x2 0 0))
      (local.set $high (v128.const i64x2 0 0))
      (local.set $w (global.get $first))
      (loop $taps
        (local.set $row (i32.add (local.get $w) (i32.shl
          (i32.load8_u (i32.add (global.get $codes) (i32.load16_u (local.get $wide)))) (i32.const 5))))
        (local.set $low (i16x8.add (local.get $low) (v128.load (local.get $row))))
        (local.set $high (i16x8.add (local.get $high) (v128.load offset=16 (local.get $row))))
        (local.set $wide (i32.add (local.get $wide) (i32.const 2)))
        (br_if $taps (i32.ne (local.tee $w (i32.add (local.get $w) (i32.const 128)))
                             (i32.add (global.get $first) (i32.const 2432)))))
      ;; A stone is 32.
      (call $finish
        (i32x4.add (i32x4.shl (i32x4.extend_low_i16x8_s (local.get $low)) (i32.const 5)) (v128.load offset=0 (local.get $w)))
        (i32x4.add (i32x4.shl (i32x4.extend_high_i16x8_s (local.get $low)) (i32.const 5)) (v128.load offset=16 (local.get $w)))
        (i32x4.add (i32x4.shl (i32x4.extend_low_i16x8_s (local.get $high)) (i32.const 5)) (v128.load offset=32 (local.get $w)))
        (i32x4.add (i32x4.shl (i32x4.extend_high_i16x8_s (local.get $high)) (i32.const 5)) (v128.load offset=48 (local.get $w)))
        (i32.add (local.get $w) (i32.const 64)) (local.get $out) (i32.const 0))
      (br_if $rows (i32.ne (local.tee $out (i32.add (local.get $out) (i32.const 32))) (local.get $last)))))

  ;; Half a row of means, rounded, and maxima over the cells.
  (func $half (param $rows i32) (param $cells i32) (param $means i32) (param $maxima i32)
    (local $low v128) (local $high v128) (local $most v128) (local $v v128) (local $last i32) (local $count v128)
    (local.set $count (f32x4.splat (f32.convert_i32_s (local.get $cells))))
    (local.set $last (i32.add (local.get $rows) (i32.shl (local.get $cells) (i32.const 5))))
    (loop $each
      (local.set $v (v128.load (local.get $rows)))
      (local.set $low (i32x4.add (local.get $low) (i32x4.extend_low_i16x8_s (local.get $v))))
      (local.set $high (i32x4.add (local.get $high) (i32x4.extend_high_i16x8_s (local.get $v))))
      (local.set $most (i16x8.max_s (local.get $most) (local.get $v)))
      (br_if $each (i32.ne (local.tee $rows (i32.add (local.get $rows) (i32.const 32))) (local.get $last))))
    (v128.store (local.get $means) (i16x8.narrow_i32x4_s
      (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (f32x4.convert_i32x4_s (local.get $low)) (local.get $count))))
      (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (f32x4.convert_i32x4_s (local.get $high)) (local.get $count))))))
    (v128.store (local.get $maxima) (local.get $most)))

  ;; Means to `means`, maxima `further` octets behind.
  (func $pooled (param $rows i32) (param $cells i32) (param $means i32) (param $further i32)
    (call $half (local.get $rows) (local.get $cells) (local.get $means) (i32.add (local.get $means) (local.get $further)))
    (call $half (i32.add (local.get $rows) (i32.const 16)) (local.get $cells) (i32.add (local.get $means) (i32.const 16))
                (i32.add (i32.add (local.get $means) (i32.const 16)) (local.get $further))))

  ;; Adds the row at $t to all cells, within -511 and 511.
  (func $add (param $cells i32)
    (local $low v128) (local $high v128) (local $top v128) (local $bottom v128) (local $row i32) (local $last i32)
    (local.set $low (v128.load (global.get $t)))
    (local.set $high (v128.load offset=16 (global.get $t)))
    (local.set $top (i16x8.splat (i32.const 511)))
    (local.set $bottom (i16x8.splat (i32.const -511)))
    (local.set $row (global.get $h))
    (local.set $last (i32.add (local.get $row) (i32.shl (local.get $cells) (i32.const 5))))
    (loop $each
      (v128.store (local.get $row) (i16x8.max_s (local.get $bottom) (i16x8.min_s (local.get $top)
        (i16x8.add_sat_s (local.get $low) (v128.load (local.get $row))))))
      (v128.store offset=16 (local.get $row) (i16x8.max_s (local.get $bottom) (i16x8.min_s (local.get $top)
        (i16x8.add_sat_s (local.get $high) (v128.load offset=16 (local.get $row))))))
      (br_if $each (i32.ne (local.tee $row (i32.add (local.get $row) (i32.const 32))) (local.get $last)))))

  (func $convolve (param $cells i32) (param $in i32) (param $out i32) (param $kind i32)
    (call $dense (global.get $near) (i32.const 7) (local.get $cells) (local.get $in) (local.get $out) (i32.const 32)
                 (local.get $kind)))

  ;; A layer of the cells themselves: the fourth offset of each.
  (func $each (param $cells i32) (param $out i32) (param $step i32) (param $kind i32)
    (call $dense (i32.add (global.get $near) (i32.const 12)) (i32.const 1) (local.get $cells) (global.get $x)
                 (local.get $out) (local.get $step) (local.get $kind)))

  ;; A layer of so many rows of 16 numbers of the whole board.
  (func $whole (param $taps i32) (param $in i32) (param $out i32) (param $kind i32)
    (call $dense (global.get $pool) (local.get $taps) (i32.const 1) (local.get $in) (local.get $out) (i32.const 32)
                 (local.get $kind)))

  (func (export "judge") (param $count i32) (param $cells i32)
    (local $board i32) (local $value i32) (local $logits i32) (local $block i32) (local $beyond i32)
    (local.set $beyond (i32.shl (i32.and (i32.add (local.get $cells) (i32.const 1)) (i32.const -2)) (i32.const 5)))
    (memory.fill (i32.add (global.get $x) (local.get $beyond)) (i32.const 0) (i32.const 32))
    (memory.fill (i32.add (global.get $h) (local.get $beyond)) (i32.const 0) (i32.const 32))
    (local.set $board (global.get $boards))
    (local.set $value (global.get $results))
    (local.set $logits (i32.add (local.get $value) (i32.shl (local.get $count) (i32.const 2))))
    (loop $positions
      (global.set $layer (global.get $layers))
      (call $see (local.get $board) (local.get $cells))
      (local.set $block (i32.const 0))
      (loop $blocks
        (call $convolve (local.get $cells) (global.get $x) (global.get $h) (i32.const 0))
        (if (i32.and (local.get $block) (i32.const 1))
          (then
            (call $pooled (global.get $h) (local.get $cells) (global.get $z) (i32.const 32))
            (call $whole (i32.const 2) (global.get $z) (global.get $t) (i32.const 2))
            (call $add (local.get $cells))))
        (call $convolve (local.get $cells) (global.get $h) (global.get $x) (i32.const 1))
        (br_if $blocks (i32.ne (local.tee $block (i32.add (local.get $block) (i32.const 1))) (i32.const 5))))
      (call $each (local.get $cells) (local.get $logits) (i32.const 4) (i32.const 3))
      (call $each (local.get $cells) (global.get $u) (i32.const 32) (i32.const 0))
      (call $each (local.get $cells) (global.get $v) (i32.const 32) (i32.const 0))
      (call $pooled (global.get $u) (local.get $cells) (global.get $z) (i32.const 64))
      (call $pooled (global.get $v) (local.get $cells) (i32.add (global.get $z) (i32.const 32)) (i32.const 64))
      (call $whole (i32.const 4) (global.get $z) (global.get $t) (i32.const 0))
      (call $whole (i32.const 4) (global.get $z) (i32.add (global.get $t) (i32.const 32)) (i32.const 0))
      (call $whole (i32.const 2) (global.get $t) (global.get $z) (i32.const 3))
      (f32.store (local.get $value) (f32.load (global.get $z)))
      (local.set $value (i32.add (local.get $value) (i32.const 4)))
      (local.set $board (i32.add (local.get $board) (local.get $cells)))
      (local.set $logits (i32.add (local.get $logits) (i32.shl (local.get $cells) (i32.const 2))))
      (br_if $positions (i32.gt_s (local.tee $count (i32.sub (local.get $count) (i32.const 1))) (i32.const 0)))))
)
