# 只有網頁用到的文字。各款遊戲自己的用語在各自的目錄裡。

## 各處通用

web-you = 你
web-your-turn = 輪到你了
web-their-turn = 行動中
web-turn-of = 輪到 { $player }
web-game-over = 遊戲結束
web-points-short = 分

## Age of War：棋盤

web-aow-card = { $castle }，{ $clan }家族，{ $points } 分
web-aow-clan = { $clan }家族
web-aow-clan-worth = 整個家族 { $points } 分
web-aow-whole-clan = 整個家族
web-aow-clan-track = { $all } 座城堡中還有 { $open } 座在中央
web-aow-centre = 桌面中央
web-aow-holding = { $player } 面前
web-aow-castles-and-clans = { $castles } 座城堡{ $clans ->
        [0] { "" }
       *[other] ，{ $clans } 個家族
    }
web-aow-tray = 骰子
web-aow-lost-die = 棄掉的骰子
web-aow-special-line = 奪取時的特殊戰線：{ $line }
web-aow-line-filled = 已填滿
web-aow-line-can-be-filled = 現在可以填
web-aow-can-fill = 現在可以填的戰線
web-aow-attacking = 攻打{ $castle }
web-aow-hint-open = 選一條發亮的戰線來填，這回合就攻打那座城堡；或者棄掉一顆骰子，其餘重擲。
web-aow-hint-target = 再填這座城堡的一條戰線，或者棄掉一顆骰子重擲。
web-aow-conquered = { $castle }陷落！
web-aow-conquered-by = { $player } 攻佔了這座城堡
web-aow-stolen = { $castle }易主！
web-aow-stolen-by = { $player } 從 { $victim } 手中奪下
web-aow-clan-whole = 集齊{ $clan }家族！
web-aow-clan-whole-by = 由 { $player } 牢牢守住，直到終局
